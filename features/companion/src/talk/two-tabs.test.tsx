import type { ConversationMessage, Data } from '@mooring/data';
import { createTestData } from '@mooring/data/testing';
import { renderScreen } from '@mooring/stage';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import routes from '../feature.ts';
import { noticed, onCompanion } from '../testing/companion-page.ts';
import { sampleMessages, writeConversation } from '../testing/write-conversation.ts';

/** A page with a conversation that was had before, and another tab of the same browser. */
async function openHeld() {
  const data = await createTestData();
  const id = await writeConversation(data, ['Grief'], sampleMessages);
  const page = onCompanion(
    await renderScreen({ routes, path: `/companion?conversation=${id}`, data }),
  );
  await screen.findByText(/I filled it/);
  return { ...page, data, id, other: await data.openTab() };
}

const messagesOf = async (tab: Data, id: string) =>
  (await tab.conversations.get(id))?.messages ?? [];

const mine = (id: string, text: string): ConversationMessage => ({
  id,
  role: 'user',
  text,
  at: '2026-11-20T21:10:00.000Z',
});

/** The messages on the page, in their order. */
const shown = () =>
  within(screen.getByRole('list', { name: 'Conversation' }))
    .getAllByRole('listitem')
    .map((item) => item.querySelector('div')?.textContent ?? '');

const joined = (text: string) => text.replaceAll('\n\n', '');

test('shows a message that another tab changed', async () => {
  const { id, other } = await openHeld();
  const [, , , filled] = await messagesOf(other, id);
  if (!filled) throw new Error('There is no such message');
  await act(() => other.conversations.saveMessages(id, [{ ...filled, text: 'I poured it away.' }]));
  expect(await screen.findByText('I poured it away.')).toBeVisible();
  expect(screen.queryByText(/I filled it/)).toBeNull();
  expect(shown()).toHaveLength(sampleMessages.length);
});

test('shows a message of another tab during a reply, and the reply after it', async () => {
  const { id, other, data, say, replies } = await openHeld();
  await say('It is late.');
  await act(() => other.conversations.saveMessages(id, [mine('other-1', 'From the other tab.')]));
  expect(await screen.findByText('From the other tab.')).toBeVisible();
  await replies(4);
  const kept = (await messagesOf(data, id)).map(({ text }) => joined(text));
  expect(kept).toHaveLength(sampleMessages.length + 3);
  await waitFor(() => expect(shown()).toEqual(kept));
  expect((await messagesOf(other, id)).map(({ text }) => joined(text))).toEqual(kept);
});

test('shows a conversation completely after another tab cleared and restored it', async () => {
  const { id, other, where } = await openHeld();
  await act(() => other.conversations.clear(id));
  expect(await screen.findByRole('button', { name: 'Begin Conversation' })).toBeDisabled();
  await act(() => other.conversations.undoClear(id));
  expect(await screen.findByText(/I filled it/)).toBeVisible();
  expect(where()).toContain(id);
});

test('keeps a reply that was not saved in its place on the page', async () => {
  const { id, data, other, user, press, say } = await openHeld();
  await press('Tone, voice and writing');
  await user.click(await screen.findByRole('radio', { name: 'A letter' }));
  await user.keyboard('{Escape}');
  await say(
    'My mother Ruth died in March. She sang in the kitchen every morning. I never told her about the house. I miss her voice on the phone. I could not say goodbye to her.',
  );
  await screen.findByText(/^Dear/);
  data.failNextWrite('store.full');
  await press('Stop');
  await noticed('This device is full');
  expect(await screen.findByText('Stopped here.')).toBeVisible();
  expect(await messagesOf(data, id)).toHaveLength(sampleMessages.length + 1);
  await act(() => other.conversations.saveMessages(id, [mine('other-1', 'From the other tab.')]));
  expect(await screen.findByText('From the other tab.')).toBeVisible();
  expect(shown().at(-2)).toMatch(/^Dear/);
});

test('reports a message that does not open and shows the others', async () => {
  const { id, data } = await openHeld();
  expect(screen.queryByText('This could not be opened')).toBeNull();
  const [, , , filled] = await messagesOf(data, id);
  const row = JSON.parse(data.rows()).find(({ key }: { key?: string }) =>
    key?.endsWith(`:${filled?.id}`),
  );
  data.damage(row.id);
  await act(() => data.records.put('settings', {}));
  expect(await screen.findByText('This could not be opened')).toBeVisible();
  expect(screen.queryByText(/I filled it/)).toBeNull();
  expect(shown()).toHaveLength(sampleMessages.length - 1);
});
