import { paths } from '@mooring/contract';
import type { HealingPath } from '@mooring/data';
import { createTestData, type TestData } from '@mooring/data/testing';
import { renderScreen } from '@mooring/stage';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Component as Dashboard } from './dashboard-screen.tsx';
import { nearDayLines } from './near-day-lines.ts';
import { plan, tomsBirthday } from './near-day-testing.ts';
import { supportiveLines } from './supportive-lines.ts';

const routes = [{ path: paths.dashboard.pattern, Component: Dashboard }];
const open = (data: TestData) => renderScreen({ routes, path: '/dashboard', data, bare: true });
const row = (name: RegExp) => screen.findByRole('link', { name });
const settled = () => screen.findByRole('button', { name: 'Quiet for today' });
const closing = () => screen.queryByText('You are doing better than you think.');
const lineIs = (lines: readonly string[]) =>
  lines.some((line) => screen.queryByText(line) !== null);

const path: HealingPath = {
  visionOfHealing: 'Quiet.',
  selectedTheme: null,
  customPath: [1, 2, 3, 4].map((id) => ({
    id,
    title: `Step ${id}`,
    description: '',
    icon: 'leaf',
    completed: id === 1,
  })),
  currentCheckpoint: 2,
  weeklyAnchor: { message: '', prompt: '' },
  startDate: '2026-11-01T08:00:00',
  responses: {},
};

async function withDay(now: string, day = tomsBirthday, session: 'open' | 'visitor' = 'open') {
  const data = await createTestData({ now, session });
  await data.hardDays.put(day);
  return data;
}

test.each(['open', 'visitor'] as const)(
  'in the week before a hard day Home names it and leads to it (%s)',
  async (session) => {
    await open(await withDay('2026-11-21T08:00:00', tomsBirthday, session));
    const link = await row(
      /On Thursday: Tom’s birthday ?You can make a plan for it, or leave it\./,
    );
    expect(link).toHaveAttribute('href', '/profile/days?day=tom');
    expect(lineIs(nearDayLines)).toBe(true);
    expect(closing()).toBeNull();
  },
);

test('meanwhile what asks for something waits: prompts, the path and the backup', async () => {
  const data = await withDay('2026-11-21T08:00:00');
  await data.records.put('onboarding', { support: 'finding-words' });
  await data.records.put('healing-path', path);
  for (let entry = 0; entry < 10; entry += 1) {
    await data.entries.create({ title: `${entry}`, content: 'Words.', tags: [] });
  }
  await open(data);
  await row(/On Thursday: Tom’s birthday/);
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/profile/days?day=tom', '/journal', '/companion', '/emotions']);
});

test.each([
  ['2026', false],
  ['2027', true],
])(
  'a yearly day since 1950 is not named where it falls on muted days: %s',
  async (year, isShown) => {
    const christmas = {
      ...tomsBirthday,
      name: 'Christmas',
      date: { year: 1950, month: 12, day: 25 },
    };
    const data = await withDay(`${year}-12-21T08:00:00`, christmas);
    const days = [{ from: '2026-12-24', to: '2026-12-26' }];
    await data.muted.change((before) => ({ ...before, days }));
    await open(data);
    await settled();
    const shown = () => screen.queryByText(/Christmas/);
    if (isShown) await waitFor(() => expect(shown()).toBeVisible());
    else expect(shown()).toBeNull();
  },
);

test('installing is not suggested meanwhile, and is again afterwards', async () => {
  const data = await createTestData({ now: '2026-11-21T08:00:00', install: 'share' });
  data.install.noteDayOfUse('2026-11-01');
  data.install.noteDayOfUse('2026-11-02');
  await data.hardDays.put(tomsBirthday);
  await open(data);
  await row(/On Thursday: Tom’s birthday/);
  expect(screen.queryByText(/deletes what it keeps/)).toBeNull();
  await act(() => data.hardDays.remove('tom'));
  expect(await screen.findByText(/deletes what it keeps/)).toBeVisible();
});

test('the row and an unfinished page are the only rows above the cards', async () => {
  const data = await withDay('2026-11-21T08:00:00');
  await data.drafts.keep('new', { title: 'Rain', content: '', tags: [] });
  const id = await data.recordings.begin();
  await data.recordings.append(id, new Int16Array(16_000 * 5));
  data.closeTab();
  await open(Object.assign(data, await data.openTab()));
  await row(/On Thursday: Tom’s birthday/);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/profile/days?day=tom',
    '/write',
    '/companion',
    '/journal',
    '/emotions',
  ]);
});

test('on the day the plan stands there', async () => {
  await open(await withDay('2026-11-26T08:00:00', { ...tomsBirthday, plan }));
  await row(/Today: Tom’s birthday ?You planned: At the lake\. With Ana\./);
});

test('at midnight it is the day after, and after that Home is as before', async () => {
  const data = await withDay('2026-11-26T23:50:00');
  await open(data);
  await row(/Today: Tom’s birthday/);
  const wake = async (time: string) => {
    data.setNow(time);
    await act(async () => {
      window.dispatchEvent(new Event('focus'));
      document.dispatchEvent(new Event('visibilitychange'));
    });
  };
  await wake('2026-11-27T08:00:00');
  expect(await row(/Yesterday: Tom’s birthday ?The day after can be hard too\./)).toBeVisible();
  expect(lineIs(supportiveLines.morning)).toBe(true);
  await wake('2026-11-28T08:00:00');
  await waitFor(() => expect(closing()).toBeVisible());
  expect(screen.queryByText(/Tom’s birthday/)).toBeNull();
});

test('a day that is not marked as hard changes nothing on Home', async () => {
  await open(await withDay('2026-11-26T08:00:00', { ...tomsBirthday, isHard: false }));
  await settled();
  await waitFor(() => expect(closing()).toBeVisible());
  expect(screen.queryByText(/Tom’s birthday/)).toBeNull();
});

test('Quiet for today hides the row as well, until tomorrow', async () => {
  const data = await withDay('2026-11-21T08:00:00');
  const { user } = await open(data);
  await row(/On Thursday: Tom’s birthday/);
  await user.click(await settled());
  await waitFor(() => expect(screen.queryByText(/Tom’s birthday/)).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Show them after all' }));
  await row(/On Thursday: Tom’s birthday/);
});

test('who has logged out sees no day', async () => {
  const data = await withDay('2026-11-21T08:00:00');
  await open(data);
  await row(/On Thursday: Tom’s birthday/);
  await act(() => data.accounts.logOut());
  await waitFor(() => expect(screen.queryByText(/Tom’s birthday/)).toBeNull());
});

test('days that cannot be read keep Home from nothing', async () => {
  const data = await withDay('2026-11-21T08:00:00');
  const { account } = data.session.getState() as { account: { id: string } };
  data.damage(`${account.id}:hard-day:tom`);
  await open(data);
  await settled();
  await waitFor(() => expect(closing()).toBeVisible());
});
