/** For tests: the conversations of one person, and version 1.0.0 on the same rows. */

import type { OpenStore, Store, Write } from '@mooring/storage';
import { browserEnv, createVault, deriveVaultKeys } from '@mooring/storage';
import type { OpenAccount } from './account-storage.ts';
import { createConversations } from './conversations.ts';
import {
  type ChatRow,
  currentKey,
  earlierKey,
  isChatKey,
  isCurrentKey,
  openChat,
  rowIdOf,
  sealChat,
} from './conversations-rows.ts';
import {
  type Conversation,
  type ConversationMessage,
  hasUserMessage,
} from './conversations-schema.ts';

export type ConversationTestRig = Awaited<ReturnType<typeof createConversationTestRig>>;

/** An account with a log of its writes, and a clock that advances by a minute per message. */
export async function createConversationTestRig(openStore: OpenStore) {
  const userId = browserEnv.newId();
  const realStore = await openStore(userId);
  const written: Write[][] = [];
  let failing = false;
  const store: Store = {
    ...realStore,
    async write(writes) {
      if (failing) throw new Error('killed');
      written.push(writes);
      await realStore.write(writes);
    },
  };
  const keys = await deriveVaultKeys(new Uint8Array(32).fill(7));
  const vault = createVault({ env: browserEnv, userId, ...keys });
  const open = async (): Promise<OpenAccount> => ({ vault, store });
  let ms = Date.parse('2026-11-20T20:00:00.000Z');
  const env = { ...browserEnv, now: () => new Date(ms) };
  const tab = () =>
    createConversations({
      env,
      storage: { open, openForWriting: open },
      withTabLock: (_, work) => work(),
    });

  return {
    store,
    written,
    /** Opens another tab, with its own cache. */
    tab,
    versionOne: createVersionOne({ vault, store }, env),
    message(text: string, role: ConversationMessage['role'] = 'user'): ConversationMessage {
      ms += 60_000;
      return { id: env.newId(), role, text, at: new Date(ms).toISOString() };
    },
    conversation(messages: ConversationMessage[]): Conversation {
      const startedAt = new Date(ms).toISOString();
      return { id: env.newId(), startedAt, checkIn: null, emotions: ['Grief'], messages };
    },
    /** From now on writes fail, as if the tab was killed. */
    kill: (dead: boolean) => {
      failing = dead;
    },
    /** Damages the rows whose keys match, so that they cannot be opened. Returns how many. */
    async damage(matches: (key: string) => boolean): Promise<number> {
      const rows = (await store.list('user_data')).filter(({ key }) => matches(key));
      const damaged = rows.map((row) => ({ ...row, value: `${row.value.slice(0, -6)}AAAAAA` }));
      await realStore.write(damaged.map((put) => ({ table: 'user_data', put }) as Write));
      return rows.length;
    },
    keys: async () => (await store.list('user_data')).map(({ key }) => key).sort(),
    head: async (key: string) => {
      const row = await store.get('user_data', rowIdOf(userId, key));
      return row && openChat(vault, row);
    },
    currentKey: currentKey(userId),
  };
}

/** The behaviour of version 1.0.0: one document per conversation, always read and written whole. */
export function createVersionOne({ vault, store }: OpenAccount, env: { now(): Date }) {
  const { userId } = vault;
  const now = () => env.now().toISOString();
  const rows = async () => (await store.list('user_data')).filter(({ key }) => isChatKey(key));
  const sealed = (key: string, conversation: Conversation, createdAt: string) =>
    sealChat(vault, { key, conversation, createdAt, updatedAt: now() });

  async function find(id: string): Promise<{ row: ChatRow; conversation: Conversation } | null> {
    const put = await store.get('user_data', rowIdOf(userId, earlierKey(id)));
    if (put) return { row: put, conversation: await openChat(vault, put) };
    for (const row of (await rows()).filter(({ key }) => isCurrentKey(key))) {
      const conversation = await openChat(vault, row);
      if (conversation.id === id) return { row, conversation };
    }
    return null;
  }

  return {
    async begin(conversation: Conversation) {
      const writes: Write[] = [];
      for (const row of (await rows()).filter(({ key }) => isCurrentKey(key))) {
        const before = await openChat(vault, row);
        writes.push({ table: 'user_data', remove: row.id });
        if (!hasUserMessage(before)) continue;
        const put = await sealed(earlierKey(before.id), before, row.created_at);
        writes.push({ table: 'user_data', put });
      }
      const put = await sealed(currentKey(userId), conversation, now());
      await store.write([...writes, { table: 'user_data', put }]);
    },
    async keep(id: string, messages: readonly ConversationMessage[]) {
      const found = await find(id);
      if (!found) throw new Error('gone');
      const { row, conversation } = found;
      const next = { ...conversation, messages: [...conversation.messages, ...messages] };
      const put = await sealed(row.key, next, row.created_at);
      await store.write([{ table: 'user_data', put }]);
    },
    async remove(id: string) {
      const found = await find(id);
      if (found) await store.write([{ table: 'user_data', remove: found.row.id }]);
    },
    texts: async (id: string) =>
      (await find(id))?.conversation.messages.map(({ text }) => text) ?? null,
    /** The recordings that version 1.0.0 would not remove. */
    recordings: async () =>
      (await Promise.all((await rows()).map((row) => openChat(vault, row)))).flatMap(
        ({ messages }) => messages.flatMap(({ recording }) => recording?.id ?? []),
      ),
  };
}
