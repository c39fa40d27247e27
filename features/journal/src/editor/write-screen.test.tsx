import { createTestData } from '@mooring/data/testing';
import { renderScreen } from '@mooring/stage';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import routes from '../feature.ts';

const title = () => screen.findByRole('textbox', { name: 'Title' });
const thoughts = () => screen.findByRole('textbox', { name: 'Your thoughts' });
const saveButton = () => screen.findByRole('button', { name: 'Save Entry' });

test('an entry needs a title and words, and the page says which is missing', async () => {
  const { user } = await renderScreen({ routes, path: '/write' });
  expect(await saveButton()).toBeDisabled();
  expect(screen.getByText('Write a few words to save this entry.')).toBeVisible();
  await user.clear(await title());
  expect(screen.getByText('A title and a few words are needed to save.')).toBeVisible();
  await user.type(await title(), 'Tea');
  expect(await saveButton()).toBeDisabled();
  expect(screen.getByText('Write a few words to save this entry.')).toBeVisible();
  await user.type(await thoughts(), 'It steamed.');
  expect(await saveButton()).toBeEnabled();
  expect(screen.queryByText(/to save/)).toBeNull();
});

test('a saved entry is kept whole, its draft is gone, and the journal opens', async () => {
  const { user, data, where } = await renderScreen({ routes, path: '/write' });
  await user.type(await title(), ' The second cup ');
  await user.type(await thoughts(), 'I filled it anyway.{Enter}It steamed.');
  await user.click(screen.getByRole('button', { name: 'grief' }));
  await user.click(screen.getByRole('button', { name: 'hope' }));
  await user.click(screen.getByRole('button', { name: 'hope' }));
  await user.click(await saveButton());
  await waitFor(() => expect(where()).toBe('/journal'));
  const { items } = await data.entries.list();
  expect(items).toHaveLength(1);
  expect(items[0]).toMatchObject({
    title: 'The second cup',
    content: 'I filled it anyway.\nIt steamed.',
    tags: ['grief'],
    type: 'text',
  });
  expect(await data.drafts.get('new')).toBeNull();
  expect(await data.streak.count()).toBe(1);
});

test('Enter after the title goes on to the words and saves nothing', async () => {
  const { user, data } = await renderScreen({ routes, path: '/write' });
  await user.type(await thoughts(), 'It steamed.');
  await user.type(await title(), 'Tea{Enter}');
  await waitFor(async () => expect(await thoughts()).toHaveFocus());
  expect((await data.entries.list()).items).toEqual([]);
});

test('a prompt is quoted at the start of the page', async () => {
  await renderScreen({ routes, path: '/write', state: { prompt: 'What is still here?' } });
  expect(await thoughts()).toHaveValue('“What is still here?”\n\n');
});

test('Cancel leads to the journal when there is no step to go back', async () => {
  const { user, where } = await renderScreen({ routes, path: '/write' });
  await thoughts();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(where()).toBe('/journal'));
});

test('a failed save keeps the words, says so, and can be tried again', async () => {
  const { user, data, where } = await renderScreen({ routes, path: '/write' });
  await user.type(await title(), 'Tea');
  await user.type(await thoughts(), 'It steamed.');
  await screen.findByText('Draft kept on this device');
  data.failNextWrite('store.full');
  await user.click(await saveButton());
  expect(await screen.findByText('This device is full')).toBeVisible();
  await waitFor(() => expect(where()).toBe('/write'));
  expect(await thoughts()).toHaveValue('It steamed.');
  expect(await title()).toHaveValue('Tea');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(where()).toBe('/journal'));
  expect((await data.entries.list()).items).toHaveLength(1);
});

test('what is typed while a save is under way is saved as well, in the same entry', async () => {
  const data = await createTestData();
  const { entries } = data;
  const typeMore = async () =>
    fireEvent.change(await thoughts(), { target: { value: 'It steamed. Then it was cold.' } });
  const create: typeof entries.create = async (fields) => {
    const created = await entries.create(fields);
    await typeMore();
    return created;
  };
  const slow = new Proxy(entries, {
    get: (target, name) => (name === 'create' ? create : Reflect.get(target, name)),
  });
  Object.assign(data, { entries: slow });
  const { user, where } = await renderScreen({ routes, path: '/write', data });
  await user.type(await title(), 'Tea');
  await user.type(await thoughts(), 'It steamed.');
  await user.click(await saveButton());
  await waitFor(() => expect(where()).toBe('/journal'));
  const { items } = await data.entries.list();
  expect(items.map(({ content }) => content)).toEqual(['It steamed. Then it was cold.']);
  expect(await data.drafts.get('new')).toBeNull();
});

test('words that cannot be saved can be downloaded as plain text', async () => {
  const files: Blob[] = [];
  // jsdom has no object URLs.
  Object.assign(URL, {
    createObjectURL: (file: Blob) => {
      files.push(file);
      return '#';
    },
    revokeObjectURL: () => undefined,
  });
  const { user, data } = await renderScreen({ routes, path: '/write' });
  await user.type(await title(), 'Tea');
  await user.type(await thoughts(), 'It steamed.');
  await screen.findByText('Draft kept on this device');
  data.failNextWrite('entry.not-saved');
  await user.click(await saveButton());
  await user.click(await screen.findByRole('button', { name: 'Download my words' }));
  expect(await files[0]?.text()).toBe('Tea\n\nIt steamed.\n');
});

test('asking the companion passes on no private text: the draft stays where it is', async () => {
  const { user, data, where, carried } = await renderScreen({ routes, path: '/write' });
  await user.type(await thoughts(), 'It steamed.');
  await user.click(screen.getByRole('button', { name: /Ask the companion/ }));
  await waitFor(() => expect(where()).toBe('/companion'));
  await waitFor(() => expect(carried()).toHaveProperty('initialPrompt'));
  expect(JSON.stringify(carried())).not.toContain('steamed');
  expect(await data.drafts.get('new')).toMatchObject({ content: 'It steamed.' });
});

test('a title is never demanded: the page has today’s date, and the first key replaces it', async () => {
  const data = await createTestData({ now: '2026-11-20T12:00:00.000Z' });
  const { user } = await renderScreen({ routes, path: '/write', data });
  expect(await title()).toHaveValue('November 20, 2026');
  await user.type(await thoughts(), 'It steamed.');
  expect(await saveButton()).toBeEnabled();
  await user.type(await title(), 'Tea');
  expect(await title()).toHaveValue('Tea');
  await user.type(await title(), ' for two');
  expect(await title()).toHaveValue('Tea for two');
  await user.clear(await title());
  await user.click(await screen.findByRole('button', { name: 'Use today’s date as the title' }));
  expect(await title()).toHaveValue('November 20, 2026');
});

test('the date alone is no draft, and a draft without a title gets the date', async () => {
  const data = await createTestData({ now: '2026-11-20T12:00:00.000Z' });
  const { unmount } = await renderScreen({ routes, path: '/write', data });
  await title();
  unmount();
  expect(await data.drafts.get('new')).toBeNull();
  await data.drafts.keep('new', { title: '', content: 'It steamed.', tags: [] });
  await renderScreen({ routes, path: '/write', data });
  expect(await title()).toHaveValue('November 20, 2026');
  expect(await thoughts()).toHaveValue('It steamed.');
});

test('who comes by a press writes at once, who opens the address is left alone', async () => {
  const { user, unmount } = await renderScreen({ routes, path: '/journal' });
  await user.click(await screen.findByRole('link', { name: 'Write Your First Entry' }));
  await waitFor(async () => expect(await thoughts()).toHaveFocus());
  unmount();
  await renderScreen({ routes, path: '/write' });
  expect(await thoughts()).not.toHaveFocus();
});

test('a visitor can write before there is any account', async () => {
  const data = await createTestData({ session: 'signed-out' });
  const { user, where } = await renderScreen({ routes, path: '/write', data });
  await user.type(await title(), 'Tea');
  await user.type(await thoughts(), 'It steamed.');
  await user.click(await saveButton());
  await waitFor(() => expect(where()).toBe('/journal'));
  expect((await data.entries.list()).items).toHaveLength(1);
});

test('on an iPhone the bar with Save stands on the keyboard', async () => {
  const view = Object.assign(new EventTarget(), {
    height: window.innerHeight - 320,
    offsetTop: 0,
    scale: 1,
  });
  Object.defineProperty(window, 'visualViewport', { configurable: true, value: view });
  await renderScreen({ routes, path: '/write' });
  const save = await screen.findByRole('button', { name: 'Save Entry' });
  await waitFor(() => expect(save.closest('[data-keyboard]')).not.toBeNull());
  expect(save.closest<HTMLElement>('[data-keyboard]')?.style.insetBlockEnd).toBe('320px');
  Reflect.deleteProperty(window, 'visualViewport');
});
