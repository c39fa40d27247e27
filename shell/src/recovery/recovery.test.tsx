import { createTestData } from '@mooring/data/testing';
import { renderScreen } from '@mooring/stage';
import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Frame } from '../frame/frame.tsx';
import { recoveryText } from './recovery-text.ts';

test('while rows are restored no empty page is shown, and afterwards the result is said once', async () => {
  const data = await createTestData();
  data.recovery.setState({ status: 'restoring', done: 3, total: 9 }, true);
  const routes = [{ Component: Frame, children: [{ path: '/dashboard', element: <h1>Home</h1> }] }];
  const { user } = await renderScreen({ routes, path: '/dashboard', data, bare: true });
  await screen.findByRole('heading', { name: 'Putting your words back' });
  await screen.findByText('3 of 9 pieces');
  act(() => {
    data.recovery.setState({ status: 'restored', entries: 4, rows: 9, unreadable: 0 }, true);
  });
  await screen.findByText('4 entries were put back');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await screen.findByRole('heading', { name: 'Home' });
  expect(screen.queryByText('4 entries were put back')).toBeNull();
});

test('rows that could not be restored are named, with what can still be done', () => {
  const one = recoveryText({ status: 'restored', entries: 0, rows: 2, unreadable: 1 });
  expect(one).toMatchObject({ title: 'Some of what you keep here was put back', backup: true });
  expect(one.text).toContain('One piece of it was damaged too');
  expect(recoveryText({ status: 'lost' }).backup).toBe(true);
  expect(recoveryText({ status: 'evicted', isStoredAgain: true })).toMatchObject({
    text: expect.stringMatching(/stored again.*make a backup/),
    backup: true,
  });
  expect(recoveryText({ status: 'evicted', isStoredAgain: false }).title).toMatch(/cannot save/);
});
