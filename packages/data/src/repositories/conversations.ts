/**
 * Conversations with the companion, as rows of `user_data`. Every row is sealed as a document of one shape: a conversation
 * with those of its messages that the row holds.
 *
 * - The head says what is going on (`companion-chat:<person>`) or was ended (`companion-chat-earlier:<id>`). It holds the
 *   beginning, up to the person's first words.
 * - From these words on each message has a row of its own (`companion-chat-message:<id>:<order>:<message id>`). It is
 *   inserted once, so two tabs or devices that write at the same time write different rows.
 * - What was just cleared is one document with everything (`companion-chat-cleared:<id>`), on this device alone.
 *
 * Reading joins head and message rows by message id. A row that does not open leaves the others as they are.
 * See docs/decisions/0038.
 */
import { AppError } from '@mooring/contract';
import type { Directory, Env, Write } from '@mooring/storage';
import type { AccountStorage, OpenAccount } from './account-storage.ts';
import { findConversation, readCurrentHeads } from './conversations-find.ts';
import { listEarlierConversations } from './conversations-list.ts';
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
  /** The one that is going on. Throws AppError('vault.unreadable') where its head does not open. */
  current(): Promise<StoredConversation | null>;
  /** Any but a cleared one, by its id. The very same object while nothing of it changes. */
  get(id: string): Promise<StoredConversation | null>;
  /** Makes this the one that is going on. The one before it joins the earlier ones. */
  begin(conversation: Conversation): Promise<void>;
  /** Adds messages, or replaces those with the same id. Throws AppError('companion.gone') where it was cleared. */
  saveMessages(id: string, messages: readonly ConversationMessage[]): Promise<void>;
  /** The one last written first, without the one that is going on. */
  earlier(): Promise<ListResult<ConversationSummary>>;
  /** Removes a conversation with its recordings. False when there was none. */
  remove(id: string): Promise<boolean>;
  /** Puts a conversation aside, to be undone or swept. */
  clear(id: string): Promise<void>;
  undoClear(id: string): Promise<void>;
  /** Removes for good what was cleared a minute ago or more. */
  purgeCleared(): Promise<void>;
};

/** ms for which clearing can be undone. */
export const undoWindow = 60_000;

type Parts = { env: Env; storage: AccountStorage; withTabLock: Directory['withTabLock'] };

export function createConversations({ env, storage, withTabLock }: Parts): Conversations {
  const reader = createConversationReader();
  /** One change at a time, in whichever tab. */
  const withConversationsLock = <T>(work: () => Promise<T>) => withTabLock('conversations', work);
  const at = () => ({ now: env.now().toISOString(), newId: env.newId });

  const archive = async (open: OpenAccount): Promise<Write[]> => {
    const rows = await readCurrentHeads(open);
    return (await Promise.all(rows.map((row) => archiveWrites(open, row, at())))).flat();
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
        const { now } = at();
        const dates = { createdAt: conversation.startedAt, updatedAt: now };
        const chat = { key: currentKey(open.vault.userId), conversation, ...dates };
        await open.store.write([
          ...(await archive(open)),
          ...(await saveConversationWrites(open, chat, { now })),
        ]);
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
        const head = read.head?.row ?? { id: rowIdOf(open.vault.userId, earlierKey(id)) };
        await open.store.write([
          removeRow(head),
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
        // What does not open stays where it is: moved, it would never open again.
        const opened = messageRows.filter((one) => one.opened);
        await open.store.write([
          ...(head ? [removeRow(head.row)] : []),
          ...opened.map(({ row }) => removeRow(row)),
          { table: 'user_data', put },
        ]);
      }),
    undoClear: (id) =>
      withConversationsLock(async () => {
        const open = await storage.openForWriting();
        const { userId } = open.vault;
        const row = await open.store.get('user_data', rowIdOf(userId, clearedKey(id)));
        if (!row) throw new AppError('companion.gone');
        const { now } = at();
        const conversation = await openChat(open.vault, row);
        const dates = { createdAt: row.created_at, updatedAt: now };
        const chat = { key: currentKey(userId), conversation, ...dates };
        await open.store.write([
          ...(await archive(open)),
          removeRow(row),
          ...(await saveConversationWrites(open, chat, { now })),
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
