import type { EntryFields } from '@mooring/data';
import { createTestData } from '@mooring/data/testing';
import { renderScreen } from '@mooring/stage';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { sampleVoice } from '../audio/sample-voice.ts';
import routes from '../feature.ts';

const title = () => screen.findByRole('textbox', { name: 'Title' });
const thoughts = () => screen.findByRole('textbox', { name: 'Your thoughts' });
const save = () => screen.findByRole('button', { name: 'Save Entry' });

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
