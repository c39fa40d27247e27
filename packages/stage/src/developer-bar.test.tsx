import { DataProvider } from '@mooring/data';
import { createTestData, type TestData } from '@mooring/data/testing';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { DeveloperBar } from './developer-bar.tsx';
import type { DeveloperData } from './developer-data.ts';
import { useDeveloper } from './use-developer.ts';

async function openBar() {
  const data = await createTestData();
  const done: string[] = [];
  const developer: DeveloperData = {
    data,
    wanted: () => 'filled',
    fill: async () => void done.push('filled for another'),
    begin: async (wanted) => void done.push(wanted),
  };
  render(
    <DataProvider data={data}>
      <Bar developer={developer} done={done} />
    </DataProvider>,
  );
  return { data, done, user: userEvent.setup() };
}

function Bar({ developer, done }: { developer: DeveloperData; done: string[] }) {
  const bar = useDeveloper(developer, () => done.push('reload'));
  return (
    <DeveloperBar
      {...bar}
      feature="journal"
      pages={['/journal', '/write']}
      page="/entry/7"
      onPageChange={(page) => done.push(page)}
    />
  );
}

const statusOf = (data: TestData) => data.session.getState().status;

test('the session is an account, a visitor or locked, as it is chosen', async () => {
  const { data, done, user } = await openBar();
  const session = () => screen.getByLabelText('Session');
  expect(session()).toHaveDisplayValue('account');

  await user.selectOptions(session(), 'locked');
  await waitFor(() => expect(session()).toHaveDisplayValue('locked'));
  expect(statusOf(data)).toBe('locked');

  await user.selectOptions(session(), 'account');
  await waitFor(() => expect(session()).toHaveDisplayValue('account'));
  expect(statusOf(data)).toBe('open');

  await user.selectOptions(session(), 'visitor');
  await waitFor(() => expect(done).toEqual(['filled for another']));
  expect(statusOf(data)).toBe('signed-out');
});

test('the theme is shown and remembered', async () => {
  const { user } = await openBar();
  await user.selectOptions(screen.getByLabelText('Theme'), 'night');
  expect(document.documentElement.dataset.theme).toBe('dark');
  expect(localStorage.getItem('mooring.theme')).toBe('dark');
  await user.selectOptions(screen.getByLabelText('Theme'), 'system');
  expect(document.documentElement.dataset.theme).toBeUndefined();
  expect(localStorage.getItem('mooring.theme')).toBeNull();
});

test('a page that needs an id is named, and the others can be gone to', async () => {
  const { done, user } = await openBar();
  expect(screen.getByLabelText('Page')).toHaveDisplayValue('/entry/7');
  await user.selectOptions(screen.getByLabelText('Page'), '/write');
  expect(done).toEqual(['/write']);
});

test('filling and emptying begin anew, and load the page again', async () => {
  const { done, user } = await openBar();
  await user.click(screen.getByRole('button', { name: 'Start empty' }));
  await waitFor(() => expect(done).toEqual(['empty', 'reload']));
  await user.click(screen.getByRole('button', { name: 'Fill with test data' }));
  await waitFor(() => expect(done).toEqual(['empty', 'reload', 'filled', 'reload']));
});
