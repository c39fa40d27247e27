import { expect, test } from 'vitest';
import type { Conversation, ConversationMessage } from '../repositories/conversations-schema.ts';
import { createTestData, type TestData } from '../testing.ts';

const at = (minute: number) => `2026-11-20T20:${String(minute).padStart(2, '0')}:00.000Z`;

const message = (
  minute: number,
  text: string,
  role: ConversationMessage['role'] = 'user',
): ConversationMessage => ({ id: `message-${minute}`, role, text, at: at(minute) });

const conversation: Conversation = {
  id: 'conversation-1',
  startedAt: at(0),
  checkIn: null,
  emotions: ['Grief'],
  messages: [
    message(0, 'You came with grief.', 'companion'),
    message(1, 'One.'),
    message(2, 'A reply.', 'companion'),
    message(3, 'Two.'),
  ],
};

/** A backup with a conversation as version 1.0.0 kept it: one document. */
function oldBackup(kept: Conversation, updatedAt: string): Blob {
  const row = {
    key: 'companion-chat-earlier:conversation-1',
    value: JSON.stringify(kept),
    created_at: at(0),
    updated_at: updatedAt,
  };
  const lines = [
    { format: 'mooring-backup', version: 1, createdAt: at(30) },
    { table: 'user_data', row },
    { end: { rows: 1 } },
  ];
  return new Blob([`[${lines.map((line) => JSON.stringify(line)).join(',\n')}]\n`]);
}

const restore = (data: TestData, file: Blob) => data.backups.restore(file, { passphrase: null });
const textsIn = async (data: TestData) =>
  (await data.conversations.get('conversation-1'))?.messages.map(({ text }) => text);

const all = ['You came with grief.', 'One.', 'A reply.', 'Two.'];

test('a conversation is backed up and restored message by message and counts as one item', async () => {
  const data = await createTestData();
  await data.conversations.begin(conversation);
  await data.conversations.saveMessages('conversation-1', [message(4, 'Three.')]);
  const { file } = await data.backups.create({ passphrase: null });
  const other = await createTestData({ session: 'signed-out' });
  expect(await other.backups.inspect(file, { passphrase: null })).toMatchObject({ documents: 1 });
  expect(await restore(other, file)).toEqual({ added: 1, updated: 0, same: 0, keptNewer: 0 });
  expect(await textsIn(other)).toEqual([...all, 'Three.']);
  expect((await other.conversations.current())?.id).toBe('conversation-1');
  const before = other.rows();
  expect(await restore(other, file)).toEqual({ added: 0, updated: 0, same: 1, keptNewer: 0 });
  expect(other.rows()).toBe(before);
});

test('a message that does not open is missing from the backup, and its conversation counted once', async () => {
  const data = await createTestData();
  await data.conversations.begin(conversation);
  const rows: { id: string; key?: string }[] = JSON.parse(data.rows());
  for (const { id, key } of rows) if (key?.startsWith('companion-chat-message')) data.damage(id);
  const { unreadable, file } = await data.backups.create({ passphrase: null });
  expect(unreadable).toBe(1);
  const other = await createTestData({ session: 'signed-out' });
  await restore(other, file);
  expect(await textsIn(other)).toEqual(all.slice(0, 2));
});

test('a backup of version 1.0.0 is restored, and its conversation can be gone on with', async () => {
  const data = await createTestData();
  await restore(data, oldBackup(conversation, at(3)));
  expect(await textsIn(data)).toEqual(all);
  await data.conversations.saveMessages('conversation-1', [message(5, 'Three.')]);
  expect(await textsIn(data)).toEqual([...all, 'Three.']);
});

test.each([
  ['older than', at(3)],
  ['later than', '2026-11-25T20:00:00.000Z'],
])(
  'a backup of version 1.0.0 %s what is here takes no message away, and brings what it has',
  async (_, updatedAt) => {
    const data = await createTestData();
    await restore(data, oldBackup(conversation, at(3)));
    await data.conversations.saveMessages('conversation-1', [message(6, 'Here since.')]);
    const elsewhere = {
      ...conversation,
      messages: [...conversation.messages, message(5, 'There.')],
    };
    const file = oldBackup(elsewhere, updatedAt);
    await restore(data, file);
    expect(await textsIn(data)).toEqual([...all, 'There.', 'Here since.']);
    const before = data.rows();
    await restore(data, file);
    expect(data.rows()).toBe(before);
  },
);

test('restoring a newer backup removes no message from a device that has the whole conversation', async () => {
  const data = await createTestData();
  await restore(data, oldBackup(conversation, at(3)));
  data.setNow('2026-11-26T20:00:00');
  await data.conversations.saveMessages('conversation-1', [message(6, 'Here since.')]);
  const { file } = await data.backups.create({ passphrase: null });
  const other = await createTestData({ session: 'signed-out' });
  const elsewhere = { ...conversation, messages: [...conversation.messages, message(5, 'There.')] };
  await restore(other, oldBackup(elsewhere, at(5)));
  await restore(other, file);
  expect(await textsIn(other)).toEqual([...all, 'There.', 'Here since.']);
});
