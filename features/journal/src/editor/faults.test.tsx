import type { EntryFields } from '@mooring/data';
import { createTestData, type TestData } from '@mooring/data/testing';
import { renderScreen } from '@mooring/stage';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { sampleVoice } from '../audio/sample-voice.ts';
import routes from '../feature.ts';

const title = () => screen.findByRole('textbox', { name: 'Title' });
const thoughts = () => screen.findByRole('textbox', { name: 'Your thoughts' });
const save = () => screen.findByRole('button', { name: 'Save Entry' });
/** Types into the page, and waits until its draft is kept: the next write is then that of the entry. */
async function write(data: TestData, content: string, draft = 'new') {
  fireEvent.change(await thoughts(), { target: { value: content } });
  await expect.poll(() => data.drafts.get(draft), { timeout: 10_000 }).toMatchObject({ content });
}

test.each<[string, Partial<EntryFields>]>([
  [
    'a megabyte pasted at once',
    { title: 'Letters', content: 'All of our letters. '.repeat(52_429) },
  ],
  ['only emoji', { title: '🕯️', content: '🕯️🌊👩‍👧‍👦\n🫶🏽' }],
  ['words from right to left', { title: 'רחוק', content: 'اشتقت إليك كثيرًا.\nמתגעגע אליך' }],
  ['a title of ten thousand characters', { title: 'Why '.repeat(2_500).trim(), content: 'Why.' }],
])('%s is kept and read again to the letter', async (_, words) => {
  const { user, data, where } = await renderScreen({ routes, path: '/write' });
  fireEvent.change(await title(), { target: { value: words.title } });
  fireEvent.change(await thoughts(), { target: { value: words.content } });
  await user.click(await save());
  await waitFor(() => expect(where()).toBe('/journal'));
  const { items } = await data.entries.list();
  expect(items).toHaveLength(1);
  expect(items[0]).toMatchObject(words);
});

test('text direction follows the text, in the editor and in the entry', async () => {
  const data = await createTestData();
  const { id } = await data.entries.create({ title: 'רחוק', content: 'اشتقت إليك', tags: [] });
  const { go } = await renderScreen({ routes, path: `/edit/${id}`, data });
  expect(await title()).toHaveAttribute('dir', 'auto');
  expect(await thoughts()).toHaveAttribute('dir', 'auto');
  await go(`/entry/${id}`);
  expect(await screen.findByRole('heading', { name: 'רחוק' })).toHaveAttribute('dir', 'auto');
  expect(screen.getByText('اشتقت إليك')).toHaveAttribute('dir', 'auto');
});

test('one entry edited in two tabs: both are kept, and that is said before and after saving', async () => {
  const data = await createTestData();
  const { id } = await data.entries.create({ title: 'Tea', content: 'It steamed.', tags: [] });
  const { user, where } = await renderScreen({ routes, path: `/edit/${id}`, data });
  await user.type(await thoughts(), ' I drank it.');
  const other = await data.openTab();
  await act(async () => {
    await other.entries.update(id, { title: 'Tea', content: 'It went cold.', tags: [] });
  });
  expect(await screen.findByText(/changed in another tab/)).toBeVisible();
  expect(await thoughts()).toHaveValue('It steamed. I drank it.');
  await user.click(await save());
  await waitFor(() => expect(where()).toBe('/journal'));
  expect(await screen.findByText('Both versions are kept')).toBeVisible();
  const { items } = await data.entries.list();
  expect(items.map(({ content }) => content).sort()).toEqual([
    'It steamed. I drank it.',
    'It went cold.',
  ]);
});

test('an entry deleted in another tab while it is edited stays on the page, and saving keeps it again', async () => {
  const data = await createTestData();
  const { id, date } = await data.entries.create({
    title: 'Tea',
    content: 'It steamed.',
    tags: [],
  });
  const { user, where } = await renderScreen({ routes, path: `/edit/${id}`, data });
  await user.type(await thoughts(), ' I drank it.');
  const other = await data.openTab();
  await act(async () => void (await other.entries.remove(id)));
  expect(await screen.findByText(/deleted in another tab/)).toBeVisible();
  await user.click(await save());
  await waitFor(() => expect(where()).toBe('/journal'));
  expect(await screen.findByText('Your entry is kept')).toBeVisible();
  expect(await data.entries.get(id)).toMatchObject({ date, content: 'It steamed. I drank it.' });
});

test('a full device while an audio entry is saved keeps words and voice on the page, and saves later', async () => {
  const data = await createTestData();
  const recording = await sampleVoice(data, 2);
  const draft = { title: 'Said', content: 'Beside.', tags: [], type: 'audio' as const, recording };
  await data.drafts.keep('new', draft);
  const { user, where } = await renderScreen({
    routes,
    path: '/write',
    data,
  });
  await screen.findByText(/Your draft is back/);
  data.failNextWrite('store.full');
  await user.click(await save());
  expect(await screen.findByText('This device is full')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Download my words' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Download recording' })).toBeVisible();
  await user.click(await save());
  await waitFor(() => expect(where()).toBe('/journal'));
  expect((await data.entries.list()).items).toMatchObject([{ type: 'audio', recording }]);
});

test.each([
  ['as it is', '', 'It steamed.'],
  ['after more was written', ' I drank it.', 'It steamed. I drank it.'],
])(
  'a save that was refused although the words are stored makes one entry when it is tried again %s',
  async (_, more, content) => {
    const data = await createTestData();
    const { user, where } = await renderScreen({ routes, path: '/write', data });
    await user.type(await thoughts(), 'It steamed.');
    data.refuseStoredWrite('store.full');
    await user.click(await save());
    expect(await screen.findByText('This device is full')).toBeVisible();
    if (more !== '') await user.type(await thoughts(), more);
    await user.click(await save());
    await waitFor(() => expect(where()).toBe('/journal'));
    expect((await data.entries.list()).items).toMatchObject([{ content }]);
    expect(await data.streak.count()).toBe(1);
  },
);

test('an edit that was refused although it is stored is no change of another tab', async () => {
  const data = await createTestData();
  const { id } = await data.entries.create({ title: 'Tea', content: 'It steamed.', tags: [] });
  data.setNow('2026-11-20T21:20:00');
  const { user, where } = await renderScreen({ routes, path: `/edit/${id}`, data });
  await write(data, 'It steamed. I drank it.', id);
  data.refuseStoredWrite('store.full');
  await user.click(await save());
  expect(await screen.findByText('This device is full')).toBeVisible();
  await user.type(await thoughts(), ' It was cold.');
  await user.click(await save());
  await waitFor(() => expect(where()).toBe('/journal'));
  expect((await data.entries.list()).items).toMatchObject([
    { id, content: 'It steamed. I drank it. It was cold.' },
  ]);
});

test('a refused save and its draft after a reload make one entry', async () => {
  const data = await createTestData();
  const first = await renderScreen({ routes, path: '/write', data });
  await write(data, 'It steamed.');
  data.refuseStoredWrite('store.full');
  await first.user.click(await save());
  expect(await screen.findByText('This device is full')).toBeVisible();
  await expect.poll(() => data.drafts.get('new')).toMatchObject({ content: 'It steamed.' });
  cleanup();
  const { user, where } = await renderScreen({ routes, path: '/write', data });
  await screen.findByText(/Your draft is back/);
  await user.click(await save());
  await waitFor(() => expect(where()).toBe('/journal'));
  expect((await data.entries.list()).items).toMatchObject([{ content: 'It steamed.' }]);
});

test('what is written after Start fresh is not written over words whose save was refused', async () => {
  const data = await createTestData();
  await data.drafts.keep('new', { title: 'Tea', content: 'It steamed.', tags: [] });
  const { user, where } = await renderScreen({ routes, path: '/write', data });
  await screen.findByText(/Your draft is back/);
  data.refuseStoredWrite('store.full');
  await user.click(await save());
  expect(await screen.findByText('This device is full')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Start fresh' }));
  await user.type(await thoughts(), 'It rained.');
  await user.click(await save());
  await waitFor(() => expect(where()).toBe('/journal'));
  const { items } = await data.entries.list();
  expect(items.map(({ content }) => content).sort()).toEqual(['It rained.', 'It steamed.']);
});

test('going back to text leaves the recording with the entry', async () => {
  const data = await createTestData();
  const recording = await sampleVoice(data, 1);
  const draft = { title: 'Said', content: 'And written.', tags: [], type: 'audio' as const };
  await data.drafts.keep('new', { ...draft, recording });
  const { user, where } = await renderScreen({
    routes,
    path: '/write',
    data,
  });
  await user.click(await screen.findByRole('radio', { name: 'Text Entry' }));
  expect(screen.getByText('Your recording stays with this entry')).toBeVisible();
  await user.click(await save());
  await waitFor(() => expect(where()).toBe('/journal'));
  expect((await data.entries.list()).items).toMatchObject([{ type: 'text', recording }]);
});

test('the companion is told which draft to read, and nothing that is in it', async () => {
  const { user, data, where, carried } = await renderScreen({ routes, path: '/write' });
  await user.type(await thoughts(), 'It steamed.');
  await user.click(screen.getByRole('button', { name: /Ask the companion/ }));
  await waitFor(() => expect(where()).toBe('/companion'));
  const { draft } = carried() as { draft: string };
  expect((await data.drafts.get(draft))?.content).toBe('It steamed.');
});
