import { createTestData, type TestData } from '@mooring/data/testing';
import { renderScreen } from '@mooring/stage';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import routes from '../feature.ts';
import { daysInWords } from './day-words.ts';

const path = '/profile/muted';
const list = (name: string) => screen.findByRole('list', { name });
const linesOf = async (name: string) =>
  within(await list(name))
    .getAllByRole('listitem')
    .map(({ firstChild }) => firstChild?.textContent);

async function open(data: TestData) {
  const shown = await renderScreen({ routes, path, data });
  await screen.findByRole('heading', { level: 2, name: 'Names and words' });
  return shown;
}

test('a name is added and removed, and removing can be undone', async () => {
  const data = await createTestData();
  const { user } = await open(data);
  await user.type(screen.getByLabelText('A name or a word'), '  Uncle   Tom {Enter}');
  expect(await linesOf('Names and words')).toEqual(['Uncle Tom']);
  expect(screen.getByLabelText('A name or a word')).toHaveValue('');
  expect(data.rows()).not.toContain('Uncle');
  await user.click(screen.getByRole('button', { name: 'Remove: Uncle Tom' }));
  await waitFor(async () => expect((await data.muted.record()).words).toEqual([]));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await linesOf('Names and words')).toEqual(['Uncle Tom']);
});

test('an empty field and a sign alone are not taken, and what was typed stays', async () => {
  const data = await createTestData();
  const { user } = await open(data);
  await user.click(screen.getByRole('button', { name: 'Add it' }));
  expect(screen.getByText('Write a name or a word first.')).toBeVisible();
  await user.type(screen.getByLabelText('A name or a word'), '...');
  await user.click(screen.getByRole('button', { name: 'Add it' }));
  expect(screen.getByText('Write at least one letter or number.')).toBeVisible();
  expect(screen.getByLabelText('A name or a word')).toHaveValue('...');
});

test('a name that cannot be kept stays in its field', async () => {
  const data = await createTestData();
  const { user } = await open(data);
  await user.type(screen.getByLabelText('A name or a word'), 'Tom');
  data.failNextWrite('store.failed');
  await user.click(screen.getByRole('button', { name: 'Add it' }));
  expect(await screen.findByText('That could not be saved')).toBeVisible();
  expect(screen.getByLabelText('A name or a word')).toHaveValue('Tom');
});

test('the eight tags are choices', async () => {
  const data = await createTestData();
  const { user } = await open(data);
  const tags = within(screen.getByRole('group', { name: /tags/ }));
  expect(tags.getAllByRole('checkbox')).toHaveLength(8);
  await user.click(tags.getByRole('checkbox', { name: '#guilt' }));
  await waitFor(() => expect(tags.getByRole('checkbox', { name: '#guilt' })).toBeChecked());
  expect((await data.muted.record()).tags).toEqual(['guilt']);
});

test('days are added as a range, for one year or for every year', async () => {
  const data = await createTestData();
  const { user } = await open(data);
  await user.click(screen.getByRole('button', { name: 'Add these days' }));
  expect(screen.getByText('Choose the first day.')).toBeVisible();
  await user.type(screen.getByLabelText(/First day/), '2025-03-12');
  await user.type(screen.getByLabelText(/Last day/), '2025-03-10');
  await user.click(screen.getByRole('button', { name: 'Add these days' }));
  expect(screen.getByText('The last day is before the first day.')).toBeVisible();
  await user.clear(screen.getByLabelText(/Last day/));
  await user.type(screen.getByLabelText(/Last day/), '2025-03-14');
  await user.click(screen.getByRole('checkbox', { name: 'Every year' }));
  await user.click(screen.getByRole('button', { name: 'Add these days' }));
  expect(await linesOf('Days')).toEqual(['March 12 to 14, every year']);
  expect((await data.muted.record()).days).toEqual([
    { from: '2025-03-12', to: '2025-03-14', yearly: true },
  ]);
  await user.click(screen.getByRole('button', { name: 'Remove: March 12 to 14, every year' }));
  await waitFor(async () => expect((await data.muted.record()).days).toEqual([]));
});

test('single things are listed by kind and day, without their words, and can be shown again', async () => {
  const data = await createTestData();
  const entry = await data.entries.create({ title: 'Tom’s coat', content: 'x', tags: [] });
  const moment = await data.moments.add({ content: 'Tom’s laugh.', source: 'manual' });
  const felt = await data.checkIns.save({ emotion: 'Grief', intensity: 2, notes: 'Tom.' });
  const gone = await data.moments.add({ content: 'Gone.', source: 'manual' });
  for (const { id } of [entry, moment, felt, gone]) await data.muted.setItem(id, true);
  await data.moments.remove(gone.id);
  const { user } = await open(data);
  expect((await linesOf('Single things')).toSorted()).toEqual([
    'Check-in, Nov 20, 2026',
    'Journal entry, Nov 20, 2026',
    'Saved moment, Nov 20, 2026',
  ]);
  expect(document.body).not.toHaveTextContent('Tom’s');
  await user.click(screen.getByRole('button', { name: /Show again: Journal entry/ }));
  await waitFor(async () => expect((await data.muted.record()).items).not.toContain(entry.id));
  await waitFor(() => expect(screen.queryByText(/Journal entry, /)).not.toBeInTheDocument());
});

test('pictures and what is kept of somebody are listed by kind, without their words', async () => {
  const data = await createTestData();
  const bytes = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, ...new Array(2_000).fill(7)]);
  const taken = await data.pictures.take(new File([bytes], 'a.jpg', { type: 'image/jpeg' }));
  if ('refused' in taken) throw new Error(taken.refused);
  const picture = { ...taken.picture, alt: 'Tom’s door' };
  await data.entries.create({ title: 'One', content: 'x', tags: [], pictures: [picture] });
  await data.keepsakes.put({ id: 'saying', someone: 'tom', kind: 'words', text: 'Tom’s words' });
  const voice = new File([bytes], 'tom.m4a', { type: 'audio/mp4' });
  const { id } = await data.keepsakes.addFile('tom', voice);
  for (const one of [picture.id, 'saying', id]) await data.muted.setItem(one, true);
  const { user } = await open(data);
  expect((await linesOf('Single things')).toSorted()).toEqual([
    'Picture of an entry, Nov 20, 2026',
    'Recording of somebody, Nov 20, 2026',
    'Words of somebody, Nov 20, 2026',
  ]);
  expect(document.body).not.toHaveTextContent(/Tom’s|tom\.m4a/);
  await user.click(screen.getByRole('button', { name: /Show again: Picture of an entry/ }));
  await waitFor(async () => expect((await data.muted.record()).items).toEqual(['saying', id]));
});

test('a record that cannot be opened is said, and is not overwritten by looking at it', async () => {
  const data = await createTestData();
  await data.muted.setItem('one', true);
  const rows: { id: string; key?: string }[] = JSON.parse(data.rows());
  data.damage(rows.find(({ key }) => key === 'muted')?.id ?? '');
  await renderScreen({ routes, path, data });
  expect(await screen.findByText('This could not be opened')).toBeVisible();
  expect(screen.queryByLabelText('A name or a word')).not.toBeInTheDocument();
});

test('a visitor has the page, and reaches it from the profile', async () => {
  const data = await createTestData({ session: 'visitor' });
  await data.entries.create({ title: 'One', content: 'x', tags: [] });
  const { user, where } = await renderScreen({ routes, path: '/profile', data });
  await user.click(await screen.findByRole('link', { name: /Not to be brought up/ }));
  await waitFor(() => expect(where()).toBe(path));
  expect(await screen.findByLabelText('A name or a word')).toBeVisible();
});

describe('days in words', () => {
  test.each([
    [{ from: '2025-03-12', to: '2025-03-12' }, 'March 12, 2025'],
    [{ from: '2025-03-12', to: '2025-03-14' }, 'March 12 to 14, 2025'],
    [{ from: '2025-03-30', to: '2025-04-02' }, 'March 30 to April 2, 2025'],
    [{ from: '2025-12-30', to: '2026-01-02' }, 'December 30, 2025 to January 2, 2026'],
    [
      { from: '2025-12-24', to: '2026-01-02', yearly: true as const },
      'December 24 to January 2, every year',
    ],
    [{ from: '2025-03-12', to: '2025-03-12', yearly: true as const }, 'March 12, every year'],
  ])('%j reads %s', (days, words) => {
    expect(daysInWords(days)).toBe(words);
  });
});
