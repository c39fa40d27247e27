import type { EntryFields } from '@mooring/data';
import { createTestData } from '@mooring/data/testing';
import { renderScreen } from '@mooring/stage';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import routes from '../feature.ts';

const title = () => screen.findByRole('textbox', { name: 'Title' });
const thoughts = () => screen.findByRole('textbox', { name: 'Your thoughts' });
const saveButton = () => screen.findByRole('button', { name: 'Save Entry' });

async function withDraft(draft: Partial<EntryFields>) {
  const data = await createTestData();
  await data.drafts.keep('new', { title: '', content: '', tags: [], ...draft });
  return data;
}

test('an entry needs a title and words, and the page says which is missing', async () => {
  const { user } = await renderScreen({ routes, path: '/write' });
  expect(await saveButton()).toBeDisabled();
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
  expect(await thoughts()).toHaveFocus();
  expect((await data.entries.list()).items).toEqual([]);
});

test('a prompt is quoted at the start of the page', async () => {
  await renderScreen({ routes, path: '/write', state: { prompt: 'What is still here?' } });
  expect(await thoughts()).toHaveValue('“What is still here?”\n\n');
});

test('a prompt nobody answered leaves no draft behind', async () => {
  const screenUnderTest = await renderScreen({
    routes,
    path: '/write',
    state: { prompt: 'What is still here?' },
  });
  await thoughts();
  screenUnderTest.unmount();
  expect(await screenUnderTest.data.drafts.get('new')).toBeNull();
});

test('what is typed is kept by itself, and closing the page in mid-word loses nothing', async () => {
  const { user, data } = await renderScreen({ routes, path: '/write' });
  await user.type(await thoughts(), 'You always put the good kni');
  act(() => void window.dispatchEvent(new Event('pagehide')));
  expect(await screen.findByText('Draft kept on this device')).toBeVisible();
  expect(await data.drafts.get('new')).toMatchObject({ content: 'You always put the good kni' });
  expect(data.rows()).not.toContain('good kni');
});

test('leaving keeps the draft, and coming back finds it', async () => {
  const { user, data, go, where } = await renderScreen({ routes, path: '/prompts' });
  await go('/write');
  await user.type(await title(), 'Tea');
  await user.type(await thoughts(), 'It steamed.');
  await user.click(screen.getByRole('button', { name: 'longing' }));
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(where()).toBe('/prompts'));
  expect((await data.entries.list()).items).toEqual([]);
  await go('/write');
  expect(await screen.findByText(/Your draft is back/)).toBeVisible();
  expect(await title()).toHaveValue('Tea');
  expect(await thoughts()).toHaveValue('It steamed.');
  expect(screen.getByRole('button', { name: 'longing', pressed: true })).toBeVisible();
});

test('Cancel leads to the journal when there is no step to go back', async () => {
  const { user, where } = await renderScreen({ routes, path: '/write' });
  await thoughts();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(where()).toBe('/journal'));
});

test('starting fresh empties the page, and until something new is typed the draft can come back', async () => {
  const data = await withDraft({ title: 'Tea', content: 'It steamed.' });
  const { user } = await renderScreen({ routes, path: '/write', data });
  await user.click(await screen.findByRole('button', { name: 'Start fresh' }));
  expect(await thoughts()).toHaveValue('');
  await user.click(screen.getByRole('button', { name: 'Bring it back' }));
  expect(await thoughts()).toHaveValue('It steamed.');
  expect(await title()).toHaveValue('Tea');
});

test('a draft that was put away for something new is gone', async () => {
  const data = await withDraft({ content: 'It steamed.' });
  const { user } = await renderScreen({ routes, path: '/write', data });
  await user.click(await screen.findByRole('button', { name: 'Start fresh' }));
  await user.type(await thoughts(), 'Another day.');
  expect(screen.queryByRole('button', { name: 'Bring it back' })).toBeNull();
  await waitFor(async () =>
    expect(await data.drafts.get('new')).toMatchObject({ content: 'Another day.' }),
  );
});

test('a prompt and a waiting draft stand on one page: neither pushes the other out', async () => {
  const data = await withDraft({ content: 'It steamed.' });
  const { user } = await renderScreen({
    routes,
    path: '/write',
    state: { prompt: 'What is still here?' },
    data,
  });
  expect(await thoughts()).toHaveValue('“What is still here?”\n\nIt steamed.');
  expect(screen.getByText(/The words you had begun are below the prompt/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Start fresh' }));
  expect(await thoughts()).toHaveValue('“What is still here?”\n\n');
});

test('reloading an answer to a prompt does not quote the prompt twice', async () => {
  const answer = '“What is still here?”\n\nThe second cup.';
  const data = await withDraft({ content: answer });
  await renderScreen({ routes, path: '/write', state: { prompt: 'What is still here?' }, data });
  expect(await thoughts()).toHaveValue(answer);
});

test('a failed save keeps the words, says so, and can be tried again', async () => {
  const { user, data, where } = await renderScreen({ routes, path: '/write' });
  await user.type(await title(), 'Tea');
  await user.type(await thoughts(), 'It steamed.');
  await screen.findByText('Draft kept on this device');
  data.failNextWrite('store.full');
  await user.click(await saveButton());
  expect(await screen.findByText('This device is full')).toBeVisible();
  expect(where()).toBe('/write');
  expect(await thoughts()).toHaveValue('It steamed.');
  expect(await title()).toHaveValue('Tea');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(where()).toBe('/journal'));
  expect((await data.entries.list()).items).toHaveLength(1);
});

test('words that cannot be saved can be downloaded as plain text', async () => {
  const files: Blob[] = [];
  // jsdom has no addresses for files.
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

test('nobody leaves by mistake while their words cannot be kept', async () => {
  const { user, data, go, where } = await renderScreen({ routes, path: '/write' });
  await user.type(await thoughts(), 'It steamed.');
  data.failNextWrite('store.full');
  await go('/journal');
  expect(await screen.findByText('These words are not kept yet')).toBeVisible();
  expect(where()).toBe('/write');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(where()).toBe('/journal'));
  expect(await data.drafts.get('new')).toMatchObject({ content: 'It steamed.' });
});

test('the companion is asked without a private word travelling: the draft stays where it is', async () => {
  const { user, data, where, carried } = await renderScreen({ routes, path: '/write' });
  await user.type(await thoughts(), 'It steamed.');
  await user.click(screen.getByRole('button', { name: /Ask the companion/ }));
  await waitFor(() => expect(where()).toBe('/companion'));
  expect(carried()).toHaveProperty('initialPrompt');
  expect(JSON.stringify(carried())).not.toContain('steamed');
  expect(await data.drafts.get('new')).toMatchObject({ content: 'It steamed.' });
});

test('today’s date can be the title, and the offer goes away once there is one', async () => {
  const data = await createTestData({ now: '2026-11-20T12:00:00.000Z' });
  const { user } = await renderScreen({ routes, path: '/write', data });
  await user.click(await screen.findByRole('button', { name: 'Use today’s date as the title' }));
  expect(await title()).toHaveValue('November 20, 2026');
  expect(screen.queryByRole('button', { name: /today’s date/ })).toBeNull();
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
