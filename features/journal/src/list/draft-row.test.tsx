import { createTestData } from '@mooring/data/testing';
import { renderScreen } from '@mooring/stage';
import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import routes from '../feature.ts';

test('a page that was begun and not saved stands above the entries, and opens where it was left', async () => {
  const data = await createTestData();
  await data.entries.create({ title: 'Lilies', content: 'They had them.', tags: [] });
  await data.drafts.keep('new', { title: '', content: 'The second cup\nsteamed.', tags: [] });
  const { user, where } = await renderScreen({ routes, path: '/journal', data });
  const draft = await screen.findByRole('link', { name: 'Draft The second cup Go on writing' });
  await user.click(draft);
  expect(await screen.findByLabelText('Your thoughts')).toHaveValue('The second cup\nsteamed.');
  expect(where()).toBe('/write');
});

test('the draft goes from the journal when it is saved or thrown away', async () => {
  const data = await createTestData();
  await data.drafts.keep('new', { title: 'Rain', content: '', tags: [] });
  await renderScreen({ routes, path: '/journal', data });
  expect(await screen.findByRole('link', { name: /^Draft/ })).toBeVisible();
  await act(() => data.drafts.drop('new'));
  expect(screen.queryByRole('link', { name: /^Draft/ })).not.toBeInTheDocument();
});

test('where titles are hidden, the words of the draft are too', async () => {
  const data = await createTestData();
  await data.records.put('settings', { keepPrivate: true });
  await data.drafts.keep('new', { title: 'Rain', content: '', tags: [] });
  await renderScreen({ routes, path: '/journal', data });
  expect(await screen.findByRole('link', { name: 'Draft Go on writing' })).toBeVisible();
});
