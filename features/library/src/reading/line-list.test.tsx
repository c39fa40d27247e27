import { renderScreen } from '@mooring/stage';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import routes from '../feature.ts';
import { affirmations } from './affirmations.ts';

test('one affirmation is shown at a time, with one set of tools that the keyboard reaches', async () => {
  const { user } = await renderScreen({ routes, path: '/affirmations' });
  const list = await screen.findByRole('list', { name: 'Affirmations' });
  for (const name of ['Keep this', 'Share', 'Picture'])
    expect(screen.getAllByRole('button', { name })).toHaveLength(1);
  const describes = () =>
    document.getElementById(
      screen.getByRole('button', { name: 'Share' }).getAttribute('aria-describedby') ?? '',
    )?.textContent;
  expect(describes()).toBe(affirmations[0]?.text);
  expect(screen.getByRole('button', { name: 'Previous' })).toBeDisabled();
  list.focus();
  await user.tab();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus());
  await user.keyboard('{Enter}');
  expect(describes()).toBe(affirmations[1]?.text);
  for (const name of ['Keep this', 'Share', 'Picture']) {
    await user.tab();
    await waitFor(() => expect(screen.getByRole('button', { name })).toHaveFocus());
  }
});
