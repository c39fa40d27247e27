import type { EntryFields } from '@mooring/data';
import { ana, createTestData } from '@mooring/data/testing';
import { renderScreen } from '@mooring/stage';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import routes from '../feature.ts';

type Written = Partial<EntryFields> & { on: string };

async function journalOf(entries: Written[]) {
  const data = await createTestData();
  for (const { on, ...fields } of entries) {
    data.setNow(`${on}T12:00:00.000Z`);
    await data.entries.create({ title: 'Untitled', content: 'Words.', tags: [], ...fields });
  }
  return data;
}

const three: Written[] = [
  {
    on: '2026-10-30',
    title: 'The house is loud',
    content: 'Every clock has an opinion.',
    tags: ['heartbreak'],
  },
  {
    on: '2026-11-09',
    title: 'Lilies',
    content: 'They had them at the market.',
    tags: ['grief', 'hope'],
  },
  { on: '2026-11-20', title: 'The second cup', content: 'I filled it anyway.', tags: ['grief'] },
];

const titles = () =>
  screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

test('an empty journal offers its two ways to begin', async () => {
  const { user, where, carried } = await renderScreen({ routes, path: '/journal' });
  expect(await screen.findByRole('link', { name: 'Write Your First Entry' })).toHaveAttribute(
    'href',
    '/write',
  );
  expect(screen.queryByRole('searchbox')).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Try AI Guided Writing' }));
  await waitFor(() => expect(where()).toBe('/companion'));
  expect(carried()).toEqual({
    initialPrompt: 'Help me write a journal entry about how I am feeling today.',
    guided: true,
  });
});

test('entries stand under their months with their days, newest first', async () => {
  await renderScreen({ routes, path: '/journal', data: journalOf(three) });
  expect(await screen.findByRole('heading', { name: 'November 2026' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'October 2026' })).toBeVisible();
  expect(titles()).toEqual(['The second cup', 'Lilies', 'The house is loud']);
  expect(screen.getByText('Nov 20')).toBeVisible();
  expect(screen.getByText('Oct 30')).toBeVisible();
  expect(screen.getByText('I filled it anyway.')).toBeVisible();
  expect(screen.getByText('3 entries')).toBeVisible();
  expect(screen.getByText('3 days of writing')).toBeVisible();
});

test('of a long entry the beginning is shown, and that there is more', async () => {
  const data = await journalOf([{ on: '2026-11-20', content: 'word '.repeat(60) }]);
  await renderScreen({ routes, path: '/journal', data });
  expect(await screen.findByText(`${'word '.repeat(34).trim()}…`)).toBeVisible();
});

test('a row opens its entry', async () => {
  const { user, where } = await renderScreen({ routes, path: '/journal', data: journalOf(three) });
  await user.click(await screen.findByRole('link', { name: 'Lilies' }));
  await waitFor(() => expect(where()).toMatch(/^\/entry\//));
  expect(await screen.findByText('November 9, 2026')).toBeVisible();
});

test('New opens a page, and AI Guided asks the companion for help with today', async () => {
  const { user, where, carried } = await renderScreen({
    routes,
    path: '/journal',
    data: journalOf(three),
  });
  expect(await screen.findByRole('link', { name: 'New' })).toHaveAttribute('href', '/write');
  await user.click(screen.getByRole('link', { name: 'AI Guided' }));
  await waitFor(() => expect(where()).toBe('/companion'));
  await waitFor(() => expect(carried()).toHaveProperty('initialPrompt'));
});

test('a tag and a search narrow the list together, and a chip gives everything back', async () => {
  const { user } = await renderScreen({ routes, path: '/journal', data: journalOf(three) });
  await user.click(await screen.findByRole('button', { name: 'grief' }));
  expect(titles()).toEqual(['The second cup', 'Lilies']);
  expect(screen.getByRole('status')).toHaveTextContent('2 entries found');
  await user.type(screen.getByRole('searchbox', { name: 'Search your entries' }), 'market');
  await waitFor(() => expect(titles()).toEqual(['Lilies']));
  await user.click(screen.getByRole('button', { name: 'guilt' }));
  expect(await screen.findByText('No entry matches this')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show all entries' }));
  await waitFor(() => expect(titles()).toHaveLength(3));
  expect(screen.getByRole('searchbox')).toHaveValue('');
  expect(screen.getByRole('button', { name: 'All', pressed: true })).toBeVisible();
});

test('a long journal stays light: only the rows near the window, and every one counted', async () => {
  const many = Array.from({ length: 130 }, (_, number) => ({
    on: '2026-11-20',
    title: `Entry ${number}`,
  }));
  await renderScreen({ routes, path: '/journal', data: journalOf(many) });
  expect(await screen.findByText('130 entries')).toBeVisible();
  const rows = await screen.findAllByRole('listitem');
  expect(rows.length).toBeGreaterThan(5);
  expect(rows.length).toBeLessThanOrEqual(30);
  const first = () => screen.getAllByRole('listitem')[0];
  await waitFor(() => expect(first()).toHaveAttribute('aria-setsize', '130'));
  expect(first()).toHaveAttribute('aria-posinset', '1');
});

test('an entry written elsewhere appears by itself', async () => {
  const { data } = await renderScreen({ routes, path: '/journal', data: journalOf(three) });
  await screen.findByText('3 entries');
  await data.entries.create({ title: 'From another tab', content: 'Words.', tags: [] });
  expect(await screen.findByRole('link', { name: 'From another tab' })).toBeVisible();
});

test('someone who hid the count of days is not shown it', async () => {
  const data = await journalOf(three);
  await data.records.put('settings', { streakHidden: true });
  await renderScreen({ routes, path: '/journal', data });
  expect(await screen.findByText('3 entries')).toBeVisible();
  expect(screen.queryByText(/days of writing/)).toBeNull();
});

test('a list that could not be read says so, and is there as soon as it can be', async () => {
  const data = await journalOf(three);
  data.accounts.lock();
  const { user } = await renderScreen({ routes, path: '/journal', data });
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Locked');
  await data.accounts.unlock(ana.password);
  expect(await screen.findByRole('link', { name: 'Lilies' })).toBeVisible();
});

test('words that were looked for are marked, in the title and in the place they stand', async () => {
  const long = `${'The tide went out and came back in. '.repeat(20)}Then a heron stood there.`;
  const data = await journalOf([...three, { on: '2026-11-19', title: 'Heron', content: long }]);
  const { user } = await renderScreen({ routes, path: '/journal', data });
  await user.type(await screen.findByRole('searchbox'), 'HERON');
  await waitFor(() => expect(titles()).toEqual(['Heron']));
  const marked = screen.getAllByText(/heron/i, { selector: 'mark' });
  expect(marked.map(({ textContent }) => textContent)).toEqual(['Heron', 'heron']);
  expect(screen.getByRole('status')).toHaveTextContent('1 entry found');
});

test('what is found follows what is written meanwhile', async () => {
  const { data, user } = await renderScreen({ routes, path: '/journal', data: journalOf(three) });
  await user.type(await screen.findByRole('searchbox'), 'lilies');
  await waitFor(() => expect(titles()).toEqual(['Lilies']));
  await data.entries.create({ title: 'More lilies', content: 'Words.', tags: [] });
  await waitFor(() => expect(titles()).toEqual(['More lilies', 'Lilies']));
});

test('titles and words stay hidden where that was asked for, until one is shown, or all', async () => {
  const data = await journalOf(three);
  await data.records.put('settings', { keepPrivate: true });
  const { user } = await renderScreen({ routes, path: '/journal', data });
  const shows = await screen.findAllByRole('button', { name: 'Show this title' });
  expect(shows).toHaveLength(3);
  expect(screen.getByText('Nov 20')).toBeVisible();
  expect(screen.queryByText('Lilies')).toBeNull();
  expect(screen.queryByText('I filled it anyway.')).toBeNull();
  await user.click(shows[1] as HTMLElement);
  await waitFor(() => expect(screen.getByRole('link', { name: 'Lilies' })).toHaveFocus());
  expect(screen.queryByText('The second cup')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Show titles' }));
  expect(titles()).toEqual(['The second cup', 'Lilies', 'The house is loud']);
  expect(screen.queryByRole('button', { name: 'Show titles' })).toBeNull();
});

test('years can be jumped to once there is more than one', async () => {
  const { user, data } = await renderScreen({ routes, path: '/journal', data: journalOf(three) });
  await screen.findByRole('link', { name: 'Lilies' });
  expect(screen.queryByRole('navigation', { name: 'Jump to a year' })).toBeNull();
  data.setNow('2025-03-04T12:00:00.000Z');
  await data.entries.create({ title: 'Long ago', content: 'Words.', tags: [] });
  const years = within(await screen.findByRole('navigation', { name: 'Jump to a year' }));
  await user.click(years.getByRole('button', { name: '2025' }));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'March 2025' })).toHaveFocus());
});

test('coming back from an entry finds the list as it was left', async () => {
  const { user, back } = await renderScreen({ routes, path: '/journal', data: journalOf(three) });
  await user.click(await screen.findByRole('button', { name: 'grief' }));
  await user.type(screen.getByRole('searchbox'), 'market');
  await user.click(await screen.findByRole('link', { name: 'Lilies' }));
  expect(await screen.findByText('November 9, 2026')).toBeVisible();
  await back();
  expect(await screen.findByRole('searchbox')).toHaveValue('market');
  expect(screen.getByRole('button', { name: 'grief', pressed: true })).toBeVisible();
  await waitFor(() => expect(titles()).toEqual(['Lilies']));
});

test('a spoken entry says how long it is', async () => {
  const data = await journalOf(three);
  const recording = { id: 'r', durationMs: 83_000, peaks: [] };
  await data.entries.create({ title: 'Said', content: '', tags: [], type: 'audio', recording });
  await renderScreen({ routes, path: '/journal', data });
  expect(await screen.findByText('Audio 01:23')).toBeVisible();
});

test('the newest stand there at once, and all the others follow', async () => {
  const many = Array.from({ length: 90 }, (_, number) => ({
    on: number < 70 ? '2026-11-20' : '2024-02-03',
    title: `Entry ${number}`,
  }));
  const data = await journalOf(many);
  const all = data.summaries.list;
  let go = () => {};
  const held = new Promise<void>((resolve) => {
    go = resolve;
  });
  data.summaries = {
    newest: data.summaries.newest,
    async list() {
      await held;
      return all();
    },
  };
  await renderScreen({ routes, path: '/journal', data });
  expect(await screen.findByRole('link', { name: 'Entry 69' })).toBeVisible();
  expect(screen.getByText('90 entries')).toBeVisible();
  expect(screen.queryByRole('navigation', { name: 'Jump to a year' })).toBeNull();
  go();
  const years = within(await screen.findByRole('navigation', { name: 'Jump to a year' }));
  expect(years.getByRole('button', { name: '2024' })).toBeVisible();
});
