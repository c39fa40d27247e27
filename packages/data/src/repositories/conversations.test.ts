import { expect, test } from 'vitest';
import { createTestData, type TestData } from '../testing.ts';
import type { Conversation, ConversationMessage } from './conversations-schema.ts';

const greeting = 'You came with grief this evening.';

function fresh(data: TestData): Conversation {
  const at = data.env.now().toISOString();
  return {
    id: data.env.newId(),
    startedAt: at,
    checkIn: null,
    emotions: ['Grief'],
    messages: [{ id: data.env.newId(), role: 'companion', text: greeting, at }],
  };
}

const mine = (data: TestData, text: string): ConversationMessage => ({
  id: data.env.newId(),
  role: 'user',
  text,
  at: data.env.now().toISOString(),
});

async function held(data: TestData, text: string) {
  const conversation = fresh(data);
  await data.conversations.begin(conversation);
  await data.conversations.saveMessages(conversation.id, [mine(data, text)]);
  return conversation.id;
}

test('a conversation is kept sealed under the companion-chat prefix and its person', async () => {
  const data = await createTestData();
  const id = await held(data, 'I set out two cups this morning.');
  const again = await data.openTab();
  expect((await again.conversations.current())?.messages.map(({ text }) => text)).toEqual([
    greeting,
    'I set out two cups this morning.',
  ]);
  expect((await again.conversations.get(id))?.emotions).toEqual(['Grief']);
  const { account } = data.session.getState() as { account: { id: string } };
  expect(data.rows()).toContain(`"key":"companion-chat:${account.id}"`);
  expect(data.rows()).not.toMatch(/two cups|this evening/);
});

test('Begin keeps the conversation before it among the earlier ones, newest first', async () => {
  const data = await createTestData();
  const first = await held(data, 'The first.');
  data.setNow('2026-11-21T09:00:00');
  const second = await held(data, 'The second.');
  data.setNow('2026-11-22T09:00:00');
  const third = await held(data, 'The third.');
  const { items } = await data.conversations.earlier();
  expect(items.map(({ id }) => id)).toEqual([second, first]);
  expect((await data.conversations.current())?.id).toBe(third);
  expect((await data.conversations.get(first))?.messages.at(-1)?.text).toBe('The first.');
});

test('a greeting nobody answered leaves nothing behind', async () => {
  const data = await createTestData();
  await data.conversations.begin(fresh(data));
  await data.conversations.begin(fresh(data));
  expect((await data.conversations.earlier()).items).toEqual([]);
});

test('a cleared conversation is gone, can be restored with Undo, and is later deleted for good', async () => {
  const data = await createTestData();
  const id = await held(data, 'Rain all day.');
  await data.conversations.clear(id);
  expect(await data.conversations.current()).toBeNull();
  expect((await data.conversations.earlier()).items).toEqual([]);
  expect(await data.conversations.get(id)).toBeNull();
  const saving = data.conversations.saveMessages(id, []);
  await expect(saving).rejects.toMatchObject({ key: 'companion.gone' });

  await data.conversations.undoClear(id);
  expect((await data.conversations.current())?.messages.at(-1)?.text).toBe('Rain all day.');

  await data.conversations.clear(id);
  await data.conversations.purgeCleared();
  expect(data.rows()).toContain('companion-chat-cleared');
  data.setNow('2026-11-20T21:12:00');
  await data.conversations.purgeCleared();
  await expect(data.conversations.undoClear(id)).rejects.toMatchObject({ key: 'companion.gone' });
  expect(data.rows()).not.toContain('companion-chat');
});

test('Undo after a new beginning keeps both conversations', async () => {
  const data = await createTestData();
  const id = await held(data, 'The one that was cleared.');
  await data.conversations.clear(id);
  const other = await held(data, 'The one begun since.');
  await data.conversations.undoClear(id);
  expect((await data.conversations.current())?.id).toBe(id);
  expect((await data.conversations.earlier()).items.map((one) => one.id)).toEqual([other]);
});

test('two tabs that write at once lose nothing of each other', async () => {
  const data = await createTestData();
  const id = await held(data, 'One.');
  const other = await data.openTab();
  const say = ({ conversations }: typeof other, text: string) =>
    conversations.saveMessages(id, [mine(data, text)]);
  await Promise.all([
    ...['Two.', 'Three.', 'Four.'].map((text) => say(data, text)),
    ...['Five.', 'Six.', 'Seven.'].map((text) => say(other, text)),
  ]);
  const texts = (await data.conversations.current())?.messages.map(({ text }) => text);
  expect(texts?.sort()).toEqual(
    [greeting, 'One.', 'Two.', 'Three.', 'Four.', 'Five.', 'Six.', 'Seven.'].sort(),
  );
});

test('saving a message again replaces it and does not duplicate it', async () => {
  const data = await createTestData();
  const id = await held(data, 'One.');
  const reply = { ...mine(data, 'Half a'), role: 'companion' as const };
  await data.conversations.saveMessages(id, [reply]);
  await data.conversations.saveMessages(id, [mine(data, 'Two.')]);
  const before = (await data.conversations.get(id))?.messages ?? [];
  const [first, words] = before;
  if (!first || !words) throw new Error('There is no beginning');
  const replaced = [
    { ...first, text: 'Another greeting.' },
    { ...words, text: 'One, said again.' },
    { ...reply, text: 'Half a reply.' },
  ];
  await data.conversations.saveMessages(id, replaced);
  expect((await data.conversations.get(id))?.messages.map(({ text }) => text)).toEqual([
    'Another greeting.',
    'One, said again.',
    'Half a reply.',
    'Two.',
  ]);
});

test('a conversation that has not changed is the very same object, and so is an unchanged message', async () => {
  const data = await createTestData();
  const id = await held(data, 'One.');
  const before = await data.conversations.get(id);
  await data.drafts.keep('companion', { title: '', content: 'Half a', tags: [] });
  expect(await data.conversations.get(id)).toBe(before);
  expect(await data.conversations.current()).toBe(before);
  await data.conversations.saveMessages(id, [mine(data, 'Two.')]);
  const after = await data.conversations.get(id);
  expect(after).not.toBe(before);
  expect(after?.messages[0]).toBe(before?.messages[0]);
  expect(after?.messages[1]).toBe(before?.messages[1]);
});

test('messages stay in the order they came, whatever the clock says', async () => {
  const data = await createTestData();
  const id = await held(data, 'One.');
  for (const [now, text] of [
    ['2026-11-20T22:00:00', 'Two.'],
    ['2026-11-20T20:00:00', 'Three, with the clock set back.'],
    ['2026-11-20T20:00:00', 'Four, at the same moment.'],
  ] as const) {
    data.setNow(now);
    await data.conversations.saveMessages(id, [mine(data, text)]);
  }
  const { messages } = (await data.conversations.get(id)) ?? { messages: [] };
  expect(messages.slice(1).map(({ text }) => text)).toEqual([
    'One.',
    'Two.',
    'Three, with the clock set back.',
    'Four, at the same moment.',
  ]);
});

test('a message for an earlier conversation is added to it', async () => {
  const data = await createTestData();
  const first = await held(data, 'One.');
  await held(data, 'Another conversation.');
  await data.conversations.saveMessages(first, [mine(data, 'Late words.')]);
  expect((await data.conversations.get(first))?.messages.at(-1)?.text).toBe('Late words.');
  expect((await data.conversations.earlier()).items).toHaveLength(1);
});

test('a visitor who signs up takes the conversation along, and goes on with it', async () => {
  const data = await createTestData({ session: 'visitor' });
  const id = await held(data, 'Before there was an account.');
  const reply = { ...mine(data, 'A reply.'), role: 'companion' as const };
  await data.conversations.saveMessages(id, [reply, mine(data, 'Still before.')]);
  await data.accounts.signUp({ name: 'Ana', email: 'ana@example.org', password: 'a lamp on it' });
  await expect.poll(async () => (await data.conversations.current())?.id).toBe(id);
  expect((await data.conversations.current())?.messages).toHaveLength(4);
  await data.conversations.saveMessages(id, [mine(data, 'And after.')]);
  expect((await data.conversations.current())?.messages.at(-1)?.text).toBe('And after.');
  await held(data, 'A new one.');
  expect((await data.conversations.earlier()).items.map((one) => one.id)).toEqual([id]);
});

test('a deleted conversation takes its recordings with it, and a kept one holds on to them', async () => {
  const data = await createTestData();
  const recordingId = await data.recordings.begin();
  await data.recordings.append(recordingId, new Int16Array(16_000).fill(900));
  const { recording } = await data.recordings.finish(recordingId);
  const conversation = fresh(data);
  const { id } = conversation;
  await data.conversations.begin(conversation);
  await data.conversations.saveMessages(id, [{ ...mine(data, ''), recording }]);

  expect(await data.recordings.findInterrupted()).toBeNull();
  await data.recordings.discard(recordingId);
  expect((await data.recordings.open(recording)).isComplete).toBe(true);

  await data.conversations.remove(id);
  await expect(data.recordings.open(recording)).rejects.toMatchObject({
    key: 'recording.unreadable',
  });
});

test('a conversation that cannot be opened is moved aside by the next one and hides no other', async () => {
  const data = await createTestData();
  const first = await held(data, 'One.');
  data.setNow('2026-11-20T21:20:00');
  const second = await held(data, 'Two.');
  const { account } = data.session.getState() as { account: { id: string } };
  data.damage(`${account.id}:companion-chat:${account.id}`);
  await expect(data.conversations.current()).rejects.toMatchObject({ key: 'vault.unreadable' });
  expect((await data.conversations.earlier()).items.map((one) => one.id)).toEqual([second, first]);
  const rest = await data.conversations.get(second);
  expect(rest?.messages.map(({ text }) => text)).toEqual(['Two.']);
  expect(rest?.unreadable).toBe(1);
  const third = await held(data, 'Three.');
  expect((await data.conversations.current())?.id).toBe(third);
  expect(data.rows()).toContain('set-aside:companion-chat');
});

test('a full device keeps what was there and says so', async () => {
  const data = await createTestData();
  const id = await held(data, 'One.');
  data.failNextWrite('store.full');
  const saving = data.conversations.saveMessages(id, [mine(data, 'Two.')]);
  await expect(saving).rejects.toMatchObject({ key: 'store.full' });
  expect((await data.conversations.current())?.messages).toHaveLength(2);
});

test('a conversation of 500 messages still takes the next one', async () => {
  const data = await createTestData();
  const conversation = fresh(data);
  await data.conversations.begin(conversation);
  const many = Array.from({ length: 500 }, (_, at) => mine(data, `Line ${at} `.repeat(30)));
  await data.conversations.saveMessages(conversation.id, many);
  await data.conversations.saveMessages(conversation.id, [mine(data, 'The next one.')]);
  const kept = await data.conversations.current();
  expect(kept?.messages).toHaveLength(502);
  expect(kept?.messages.at(-1)?.text).toBe('The next one.');
});
