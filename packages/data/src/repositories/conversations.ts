import { AppError } from '@mooring/contract';
import type { Directory, Env, Write } from '@mooring/storage';
import { chatsIn, currentRow, find, merged, purge } from './conversations-found.ts';
import {
  type ChatRow,
  clearedKey,
  currentKey,
  earlierKey,
  isCleared,
  isCurrent,
  isEarlier,
  openChat,
  rowIdOf,
  sealChat,
  stampOf,
} from './conversations-rows.ts';
import { type Conversation, type ConversationMessage, wasHeld } from './conversations-values.ts';
import type { Desk, OpenDesk } from './desk.ts';
import { nothingOpened, type Opened, openAll } from './opened.ts';

/** A conversation as it is kept now. Another `stamp` means that another tab has written since. */
export type KeptConversation = Conversation & { stamp: string };

/** Conversations, each one sealed document: the one that is going on, earlier ones, and one just cleared. */
export type Conversations = {
  /** The one that is going on. Throws AppError('vault.unreadable') where it does not open. */
  current(): Promise<KeptConversation | null>;
  /** Any but a cleared one, by its id. */
  get(id: string): Promise<KeptConversation | null>;
  /** What `get` would say of `stamp`, without opening anything. Null where there is none. */
  stamp(id: string): Promise<string | null>;
  /** Makes this the one that is going on. The one before it joins the earlier ones. */
  begin(conversation: Conversation): Promise<KeptConversation>;
  /** Adds messages, or replaces those with the same id. Throws AppError('companion.gone') where it was cleared. */
  keep(id: string, messages: readonly ConversationMessage[]): Promise<KeptConversation>;
  /** Newest first, without the one that is going on. */
  earlier(): Promise<Opened<Conversation>>;
  /** Removes a conversation with its recordings. False when there was none. */
  remove(id: string): Promise<boolean>;
  /** Puts a conversation aside, to be undone or swept. */
  clear(id: string): Promise<void>;
  undoClear(id: string): Promise<void>;
  /** Removes for good what was cleared a minute ago or more. */
  sweep(): Promise<void>;
};

/** ms for which clearing can be undone. */
export const undoFor = 60_000;

type Parts = { env: Env; desk: Desk; alone: Directory['withTabLock'] };

export function createConversations({ env, desk, alone }: Parts): Conversations {
  /** One change at a time, in whichever tab. */
  const inTurn = <T>(work: () => Promise<T>) => alone('conversations', work);

  const sealAs = (open: OpenDesk, key: string, conversation: Conversation, before?: ChatRow) =>
    sealChat(open.vault, {
      key,
      conversation,
      createdAt: before?.created_at ?? conversation.startedAt,
      updatedAt: env.now().toISOString(),
    });

  /** The writes that take what is going on out of the way. What does not open is set aside as it is. */
  const archive = async (open: OpenDesk): Promise<Write[]> => {
    const rows = (await chatsIn(open)).filter(({ key }) => isCurrent(key));
    const writes = await Promise.all(
      rows.map(async (row): Promise<Write[]> => {
        const gone: Write = { table: 'user_data', remove: row.id };
        const conversation = await openChat(open.vault, row).catch(() => null);
        if (!conversation) {
          const key = `set-aside:${row.key}:${env.newId()}`;
          const put = { ...row, key, id: rowIdOf(open.vault.userId, key) };
          return [gone, { table: 'user_data', put }];
        }
        if (!wasHeld(conversation)) return [gone];
        const put = await sealChat(open.vault, {
          key: earlierKey(conversation.id),
          conversation,
          createdAt: row.created_at,
          updatedAt: row.updated_at,
        });
        return [gone, { table: 'user_data', put }];
      }),
    );
    return writes.flat();
  };

  return {
    async current() {
      const open = await desk.open();
      const row = open && (await currentRow(open));
      return open && row ? { ...(await openChat(open.vault, row)), stamp: stampOf(row) } : null;
    },
    async get(id) {
      const open = await desk.open();
      const found = open && (await find(open, id));
      return found ? { ...found.conversation, stamp: stampOf(found.row) } : null;
    },
    async stamp(id) {
      const open = await desk.open();
      if (!open) return null;
      const { userId } = open.vault;
      const put = await open.store.get('user_data', rowIdOf(userId, earlierKey(id)));
      const row = put ?? (await currentRow(open));
      return row && stampOf(row);
    },
    begin: (conversation) =>
      inTurn(async () => {
        const open = await desk.openForWriting();
        const before = await archive(open);
        const put = await sealAs(open, currentKey(open.vault.userId), conversation);
        await open.store.write([...before, { table: 'user_data', put }]);
        return { ...conversation, stamp: stampOf(put) };
      }),
    keep: (id, messages) =>
      inTurn(async () => {
        const open = await desk.openForWriting();
        const found = await find(open, id);
        if (!found) throw new AppError('companion.gone');
        const conversation = { ...found.conversation, messages: merged(found, messages) };
        const put = await sealAs(open, found.row.key, conversation, found.row);
        await open.store.write([{ table: 'user_data', put }]);
        return { ...conversation, stamp: stampOf(put) };
      }),
    async earlier() {
      const open = await desk.open();
      if (!open) return nothingOpened();
      const own = (await currentRow(open))?.id;
      const rows = (await chatsIn(open)).filter(
        ({ key, id }) => isEarlier(key) || (isCurrent(key) && id !== own),
      );
      return openAll(
        rows,
        (row) => row.updated_at,
        (row) => openChat(open.vault, row),
      );
    },
    remove: (id) =>
      inTurn(async () => {
        const open = await desk.open();
        const found = open && (await find(open, id));
        if (!found) return false;
        await open.store.write(await purge(open, found));
        return true;
      }),
    clear: (id) =>
      inTurn(async () => {
        const open = await desk.open();
        const found = open && (await find(open, id));
        if (!found) return;
        const put = await sealAs(open, clearedKey(id), found.conversation, found.row);
        await open.store.write([
          { table: 'user_data', remove: found.row.id },
          { table: 'user_data', put },
        ]);
      }),
    undoClear: (id) =>
      inTurn(async () => {
        const open = await desk.openForWriting();
        const { userId } = open.vault;
        const row = await open.store.get('user_data', rowIdOf(userId, clearedKey(id)));
        if (!row) throw new AppError('companion.gone');
        const conversation = await openChat(open.vault, row);
        const before = await archive(open);
        const put = await sealAs(open, currentKey(userId), conversation, row);
        await open.store.write([
          ...before,
          { table: 'user_data', remove: row.id },
          { table: 'user_data', put },
        ]);
      }),
    sweep: () =>
      inTurn(async () => {
        const open = await desk.open();
        const ripe = new Date(env.now().getTime() - undoFor).toISOString();
        const rows = open
          ? (await chatsIn(open)).filter((row) => isCleared(row.key) && row.updated_at <= ripe)
          : [];
        for (const row of rows) {
          const conversation = await openChat((open as OpenDesk).vault, row).catch(() => null);
          if (open && conversation)
            await open.store.write(await purge(open, { row, conversation }));
        }
      }),
  };
}
