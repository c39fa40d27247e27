/**
 * Conversations with the companion, as rows of `user_data`. Every row is an encrypted document of the same shape: a
 * conversation with those of its messages that the row holds.
 *
 * - The head is the current conversation (`companion-chat:<user id>`) or an earlier one
 *   (`companion-chat-earlier:<id>`). It holds the messages up to the person's first.
 * - From that message on each has its own row (`companion-chat-message:<id>:<order>:<message id>`). It is inserted once,
 *   so two tabs or devices that write at the same time write different rows.
 * - A cleared conversation is one document (`companion-chat-cleared:<id>`), on this device only.
 *
 * Reading merges head and message rows by message id. A row that cannot be opened does not affect the others.
 * See docs/decisions/0038.
 */
import { AppError } from '@mooring/contract';
import { type Directory, type Env, retryIfChanged, type Write } from '@mooring/storage';
import type { AccountStorage, OpenAccount } from './account-storage.ts';
import { findConversation, readCurrentHeads } from './conversations-find.ts';
import { listEarlierConversations, unreadableWrites } from './conversations-list.ts';
import { createConversationReader } from './conversations-read.ts';
import { removeRecordingWrites } from './conversations-recordings.ts';
import {
  clearedKey,
  clearedPrefix,
  currentKey,
  earlierKey,
  openChat,
  rowIdOf,
  sealChat,
} from './conversations-rows.ts';
import type {
  Conversation,
  ConversationMessage,
  ConversationSummary,
  StoredConversation,
} from './conversations-schema.ts';
import {
  archiveWrites,
  removeRow,
  saveConversationWrites,
  saveMessageWrites,
} from './conversations-write.ts';
import { emptyResult, type ListResult } from './list-result.ts';
import { rowsWithPrefix } from './user-data-rows.ts';

export type Conversations = {
  /** The current conversation. Throws AppError('vault.unreadable') if its head cannot be opened. */
  current(): Promise<StoredConversation | null>;
  /** Reads a conversation by its id, unless it was cleared. Returns the same object while nothing changed. */
  get(id: string): Promise<StoredConversation | null>;
  /** Makes this the current conversation. The one before it becomes an earlier one. */
  begin(conversation: Conversation): Promise<void>;
  /** Adds messages, or replaces those with the same id. Throws AppError('companion.gone') if it was cleared. */
  saveMessages(id: string, messages: readonly ConversationMessage[]): Promise<void>;
  /** All except the current one, the most recently written first. */
  earlier(): Promise<ListResult<ConversationSummary>>;
  /** Deletes the earlier conversations that cannot be opened, for good. */
  removeUnreadable(): Promise<void>;
  /** Deletes a conversation with its recordings. False if there was none. */
  remove(id: string): Promise<boolean>;
  /** Clears a conversation. `undoClear` restores it until `purgeCleared` deletes it. */
  clear(id: string): Promise<void>;
  undoClear(id: string): Promise<void>;
  /** Deletes conversations that were cleared a minute ago or longer. */
  purgeCleared(): Promise<void>;
};

/** ms during which clearing can be undone. */
export const undoWindow = 60_000;

type Parts = { env: Env; storage: AccountStorage; withTabLock: Directory['withTabLock'] };

export function createConversations({ env, storage, withTabLock }: Parts): Conversations {
  const reader = createConversationReader();
  /** Serialises changes across all tabs. What a sync brings meanwhile is read anew. */
  const withConversationsLock = <T>(work: () => Promise<T>) =>
    withTabLock('conversations', () => retryIfChanged(work));
  const at = () => ({ now: env.now().toISOString(), newId: env.newId });

  /** Writes that end the current conversation, and make this the current one. */
  const beginWrites = async (
    open: OpenAccount,
    { conversation, createdAt }: { conversation: Conversation; createdAt: string },
  ): Promise<Write[]> => {
    const { userId } = open.vault;
    const { now } = at();
    const heads = await readCurrentHeads(open);
    const archived = await Promise.all(heads.map((row) => archiveWrites(open, row, at())));
    const key = currentKey(userId);
    const before = heads.find(({ id }) => id === rowIdOf(userId, key));
    const chat = { key, conversation, createdAt, updatedAt: now };
    return [...archived.flat(), ...(await saveConversationWrites(open, chat, { now, before }))];
  };

  return {
    async current() {
      const open = await storage.open();
      const [row] = open ? await readCurrentHeads(open) : [];
      if (!open || !row) return null;
      const { id } = await reader.openHead(open.vault, row);
      return (await reader.get(open, id))?.conversation ?? null;
    },
    async get(id) {
      const open = await storage.open();
      return (open && (await reader.get(open, id)))?.conversation ?? null;
    },
    begin: (conversation) =>
      withConversationsLock(async () => {
        const open = await storage.openForWriting();
        const { startedAt: createdAt } = conversation;
        await open.store.write(await beginWrites(open, { conversation, createdAt }));
      }),
    saveMessages: (id, messages) =>
      withConversationsLock(async () => {
        const open = await storage.openForWriting();
        const found = await findConversation(open, id);
        if (!found) throw new AppError('companion.gone');
        await open.store.write(await saveMessageWrites(open, found, messages, at()));
      }),
    async earlier() {
      const open = await storage.open();
      return open ? listEarlierConversations(open) : emptyResult();
    },
    remove: (id) =>
      withConversationsLock(async () => {
        const open = await storage.open();
        const read = open && (await reader.get(open, id));
        if (!read) return false;
        const unread = rowIdOf(open.vault.userId, earlierKey(id));
        await open.store.write([
          read.head ? removeRow(read.head.row) : { table: 'user_data', remove: unread },
          ...read.messageRows.map(({ row }) => removeRow(row)),
          ...(await removeRecordingWrites(open, read.conversation)),
        ]);
        return true;
      }),
    clear: (id) =>
      withConversationsLock(async () => {
        const open = await storage.open();
        const read = open && (await reader.get(open, id));
        if (!read) return;
        const { head, messageRows } = read;
        const { unreadable: _, ...conversation } = read.conversation;
        const put = await sealChat(open.vault, {
          key: clearedKey(id),
          conversation,
          createdAt: head?.row.created_at ?? conversation.startedAt,
          updatedAt: at().now,
        });
        // A row that cannot be opened stays where it is, because its encryption is bound to its id.
        const opened = messageRows.filter((one) => one.opened);
        await open.store.write([
          ...(head ? [removeRow(head.row)] : []),
          ...opened.map(({ row }) => removeRow(row)),
          { table: 'user_data', put },
        ]);
      }),
    removeUnreadable: () =>
      withConversationsLock(async () => {
        const open = await storage.open();
        if (open) await open.store.write(await unreadableWrites(open));
      }),
    undoClear: (id) =>
      withConversationsLock(async () => {
        const open = await storage.openForWriting();
        const { userId } = open.vault;
        const row = await open.store.get('user_data', rowIdOf(userId, clearedKey(id)));
        if (!row) throw new AppError('companion.gone');
        const conversation = await openChat(open.vault, row);
        const { created_at: createdAt } = row;
        await open.store.write([
          ...(await beginWrites(open, { conversation, createdAt })),
          removeRow(row),
        ]);
      }),
    purgeCleared: () =>
      withConversationsLock(async () => {
        const open = await storage.open();
        if (!open) return;
        const clearedBefore = new Date(env.now().getTime() - undoWindow).toISOString();
        const cleared = await rowsWithPrefix(open.store, rowIdOf(open.vault.userId, clearedPrefix));
        for (const row of cleared.filter(({ updated_at }) => updated_at <= clearedBefore)) {
          const conversation = await openChat(open.vault, row).catch(() => null);
          if (!conversation) continue;
          await open.store.write([
            removeRow(row),
            ...(await removeRecordingWrites(open, conversation)),
          ]);
        }
      }),
  };
}
