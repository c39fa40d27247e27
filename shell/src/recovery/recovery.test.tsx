import { createTestData } from '@mooring/data/testing';
import { renderScreen } from '@mooring/stage';
import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Frame } from '../frame/frame.tsx';
import { recoveryWords } from './recovery-words.ts';

test('while words are put back nobody is shown an empty page, and then it is said once', async () => {
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

test('what could not be put back is said, with the way that is left', () => {
  const one = recoveryWords({ status: 'restored', entries: 0, rows: 2, unreadable: 1 });
  expect(one).toMatchObject({ title: 'Some of what you keep here was put back', backup: true });
  expect(one.text).toContain('One piece of it was damaged too');
  expect(recoveryWords({ status: 'lost' }).backup).toBe(true);
});
