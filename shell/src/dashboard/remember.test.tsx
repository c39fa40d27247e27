import { paths } from '@mooring/contract';
import type { HealingPath } from '@mooring/data';
import { createTestData, type TestData } from '@mooring/data/testing';
import { renderScreen } from '@mooring/stage';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { calmForAnyNight, calmForHardNight } from './calm-for-tonight.ts';
import { Component as Dashboard } from './dashboard-screen.tsx';

const morning = '2026-11-21T08:00:00';
const routes = [{ path: paths.dashboard.pattern, Component: Dashboard }];
const open = (data: TestData) => renderScreen({ routes, path: '/dashboard', data, bare: true });
const settled = () => screen.findByRole('button', { name: 'Quiet for today' });
const row = (name: RegExp) => screen.findByRole('link', { name });

const message = (id: string, role: 'companion' | 'user', at: string) => ({
  id,
  role,
  text: 'Words.',
  at,
});
const conversation = (last: 'companion' | 'user', at: string) => ({
  id: 'night',
  startedAt: at,
  checkIn: null,
  emotions: ['Grief' as const],
  messages: [
    message('1', 'companion', at),
    message('2', 'user', at),
    ...(last === 'companion' ? [message('3', 'companion', at)] : []),
  ],
});
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
  startDate: morning,
  responses: {},
};

test('a page that was begun leads back to it, and never shows its words', async () => {
  const data = await createTestData({ now: morning });
  await data.drafts.keep('new', { title: '', content: 'The second cup.', tags: [] });
  await open(data);
  expect(await row(/You began a page/)).toHaveAttribute('href', '/write');
  expect(screen.queryByText(/second cup/)).not.toBeInTheDocument();
});

test('a page that has only a picture so far is offered too', async () => {
  const data = await createTestData({ now: morning });
  const bytes = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, ...new Array(90).fill(7)]);
  const taken = await data.pictures.take(new File([bytes], 'a.jpg'));
  const pictures = 'picture' in taken ? [taken.picture] : [];
  await data.drafts.keep('new', { title: '', content: '', tags: [], pictures });
  await open(data);
  expect(await row(/You began a page/)).toHaveAttribute('href', '/write');
  expect(screen.getByText(/Your pictures from today are kept/)).toBeVisible();
});

test('a recording that was cut off leads to where it is kept', async () => {
  const data = await createTestData({ now: morning });
  const id = await data.recordings.begin();
  await data.recordings.append(id, new Int16Array(16_000 * 5));
  data.closeTab();
  const next = await data.openTab();
  await open(Object.assign(data, next));
  expect(await row(/A recording was cut off/)).toHaveAttribute('href', '/write');
});

const written = (content: string) => ({ title: '', content, tags: [] });

test('the day of what was begun is said', async () => {
  const data = await createTestData({ now: '2025-12-24T08:00:00' });
  const days = async () => {
    const { unmount } = await open(data);
    const { textContent } = await screen.findByText(/Your words from/);
    unmount();
    return textContent;
  };
  await data.drafts.keep('new', written('The second cup.'));
  expect(await days()).toMatch(/from today are kept/);
  data.setNow('2025-12-25T08:00:00');
  expect(await days()).toMatch(/from yesterday are kept/);
  data.setNow('2025-12-31T08:00:00');
  expect(await days()).toMatch(/from December 24 are kept/);
  data.setNow('2026-01-02T08:00:00');
  expect(await days()).toMatch(/from December 24, 2025 are kept/);
});

test('a recording for the companion that is not sent leads to its conversation', async () => {
  const data = await createTestData({ now: morning });
  await data.conversations.begin(conversation('companion', '2026-11-20T23:00:00.000Z'));
  const recording = { id: 'spoken', durationMs: 4000, peaks: [] };
  await data.drafts.keep('companion', { ...written(''), recording });
  await open(data);
  expect(await row(/You recorded a message/)).toHaveAttribute(
    'href',
    '/companion?conversation=night',
  );
});

test('a first message that is not sent is remembered before there is a conversation', async () => {
  const data = await createTestData({ now: morning });
  await data.drafts.keep('companion', written('I do not know how'));
  await open(data);
  expect(await row(/You began a message/)).toHaveAttribute('href', '/companion');
});

test('a change of an entry that was begun leads back to it, unless the entry is gone or hidden', async () => {
  const data = await createTestData({ now: morning });
  const entry = await data.entries.create(written('Lilies.'));
  await data.drafts.keep('gone', written('Roses'));
  await data.drafts.keep(entry.id, written('Lilies, and'));
  const { unmount } = await open(data);
  expect(await row(/You began a change/)).toHaveAttribute('href', `/edit/${entry.id}`);
  expect(screen.getAllByRole('link', { name: /You began/ })).toHaveLength(1);
  unmount();
  await data.muted.setItem(entry.id, true);
  await open(data);
  await settled();
  expect(screen.queryByRole('link', { name: /You began/ })).not.toBeInTheDocument();
});

test('a letter that was begun leads back to where it is written, the newest first', async () => {
  const data = await createTestData({ now: '2026-11-19T08:00:00' });
  await data.drafts.keep('letter:pause-vera', { id: 'one', to: 'Vera', text: 'You' });
  data.setNow('2026-11-20T08:00:00');
  await data.drafts.keep('letter:new', { id: 'two', to: 'Mum', text: '' });
  data.setNow(morning);
  const { unmount } = await open(data);
  const hrefs = async () => {
    const rows = await screen.findAllByRole('link', { name: /You began a letter/ });
    return rows.map((link) => link.getAttribute('href'));
  };
  expect(await hrefs()).toEqual(['/letters/new', '/pause']);
  expect(screen.queryByText(/Mum|Vera/)).not.toBeInTheDocument();
  unmount();
  await data.drafts.keep('letter:kept', { id: 'kept', to: 'Dad', text: 'Dear' });
  await open(data);
  expect(await hrefs()).toEqual(['/letters/kept', '/letters/new']);
});

test('a reflection that was begun leads to its checkpoint', async () => {
  const data = await createTestData({ now: morning });
  await data.records.put('healing-path', path);
  await data.drafts.keep('checkpoint-2', written('What I would say'));
  await data.drafts.keep('checkpoint-9', written('Of another path'));
  await open(data);
  expect(await row(/You began a reflection/)).toHaveAttribute('href', '/healing-path/checkpoint/2');
  expect(screen.getAllByRole('link', { name: /You began/ })).toHaveLength(1);
});

test('a message without a reply leads to its conversation, and stays on a quiet day', async () => {
  const data = await createTestData({ now: morning });
  await data.conversations.begin(conversation('user', '2026-11-01T22:00:00.000Z'));
  await data.settings.change({ quietDay: '2026-11-21' });
  await open(data);
  const link = await row(/Your last message has no reply yet/);
  expect(link).toHaveAttribute('href', '/companion?conversation=night');
});

test('a conversation of the last days can be carried on, an older one is left alone', async () => {
  const data = await createTestData({ now: morning });
  await data.conversations.begin(conversation('companion', '2026-11-20T23:00:00.000Z'));
  const { unmount } = await open(data);
  expect(await row(/Your last conversation/)).toBeVisible();
  unmount();
  data.setNow('2026-11-25T08:00:00');
  await open(data);
  await settled();
  expect(screen.queryByRole('link', { name: /Your last conversation/ })).not.toBeInTheDocument();
});

test('the next step of the path is named, and a path that is done is not', async () => {
  const data = await createTestData({ now: morning });
  await data.records.put('healing-path', path);
  const { unmount } = await open(data);
  expect(await row(/Next on your healing path ?Step 2/)).toHaveAttribute(
    'href',
    '/healing-path/checkpoint/2',
  );
  unmount();
  await data.records.put('healing-path', { ...path, currentCheckpoint: 5 });
  await open(data);
  await settled();
  expect(screen.queryByRole('link', { name: /healing path/ })).not.toBeInTheDocument();
});

test('Home never shows more than two rows above its cards', async () => {
  const data = await createTestData();
  await data.records.put('healing-path', path);
  await data.conversations.begin(conversation('companion', '2026-11-20T20:00:00.000Z'));
  await data.drafts.keep('new', { title: 'Rain', content: '', tags: [] });
  await open(data);
  await row(/You began a page/);
  const links = screen.getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/write',
    '/companion?conversation=night',
    '/companion',
    '/journal',
    '/emotions',
  ]);
});

test('the check-in shows the last seven and names the newest', async () => {
  const data = await createTestData({ now: '2026-11-10T08:00:00' });
  for (let day = 10; day < 20; day += 1) {
    data.setNow(`2026-11-${day}T08:00:00`);
    await data.checkIns.save({ emotion: 'Peaceful', intensity: 1, notes: '' });
  }
  data.setNow('2026-11-21T08:00:00');
  await open(data);
  const link = await row(/Last time it was Peace\. How is it now\?/);
  await waitFor(() => expect(link.querySelectorAll('[data-emotion]')).toHaveLength(7));
});

test('in the evening one calm page is offered, after a strong feeling one to hold on to', async () => {
  const hrefs = async (intensity: number) => {
    const data = await createTestData();
    await data.checkIns.save({ emotion: 'Anxious', intensity, notes: '' });
    const { unmount } = await open(data);
    const href = (await row(/For tonight/)).getAttribute('href');
    unmount();
    return href;
  };
  expect(calmForAnyNight.map(({ to }) => to)).toContain(await hrefs(1));
  expect(calmForHardNight.map(({ to }) => to)).toContain(await hrefs(4));
});
