import { AppError } from '@mooring/contract';
import type { OpenAccount } from './account-storage.ts';
import {
  type ChatRow,
  currentKey,
  currentPrefix,
  earlierKey,
  earlierPrefix,
  isCurrentKey,
  isValidInKey,
  keyOfRow,
  messageKeyPrefix,
  openChat,
  parseMessageKey,
  rowIdOf,
} from './conversations-rows.ts';
import type { Conversation, ConversationDetails } from './conversations-schema.ts';
import { rowsWithPrefix } from './user-data-rows.ts';

export type ConversationHead = { row: ChatRow; conversation: Conversation };

export type FoundConversation = {
  details: ConversationDetails;
  /** Null where there is none, or it does not open. The messages after it are there all the same. */
  head: ConversationHead | null;
  /** Whether there is a head that may be this conversation's and does not open. */
  headUnreadable: boolean;
  /** Ids of its message rows, in their order. */
  messageRowIds: readonly string[];
};

/** Rows under which a conversation may be going on, the likeliest first. */
export async function readCurrentHeads({
  store,
  vault: { userId },
}: OpenAccount): Promise<ChatRow[]> {
  // After signing up, and from a backup, a conversation stands under the id its person had before.
  const rows = await rowsWithPrefix(store, rowIdOf(userId, currentPrefix));
  const own = rowIdOf(userId, currentKey(userId));
  const newest = rows.sort((one, other) => (one.updated_at < other.updated_at ? 1 : -1));
  return [...newest.filter(({ id }) => id === own), ...newest.filter(({ id }) => id !== own)];
}

export const readEarlierHeads = ({ store, vault }: OpenAccount): Promise<ChatRow[]> =>
  rowsWithPrefix(store, rowIdOf(vault.userId, earlierPrefix));

/** Heads that may be this conversation's, the likeliest first. */
async function* candidateHeads(open: OpenAccount, id: string): AsyncGenerator<ChatRow> {
  const put = await open.store.get('user_data', rowIdOf(open.vault.userId, earlierKey(id)));
  if (put) yield put;
  yield* await readCurrentHeads(open);
  // A backup may have it under another name.
  yield* await readEarlierHeads(open);
}

/** Any but a cleared one, by its id. Throws AppError('vault.unreadable') where all there is of it does not open. */
export async function findConversation(
  open: OpenAccount,
  id: string,
  openHead = openChat,
): Promise<FoundConversation | null> {
  const messageRowIds = await listMessageRowIds(open, id);
  const unreadable: ChatRow[] = [];
  for await (const row of candidateHeads(open, id)) {
    const conversation = await openHead(open.vault, row).catch(() => null);
    if (conversation?.id === id) {
      const head = { row, conversation };
      return { details: conversation, head, headUnreadable: false, messageRowIds };
    }
    if (!conversation) unreadable.push(row);
  }
  const about = await readDetails(open, id, messageRowIds);
  const named = unreadable.some(({ key }) => key === earlierKey(id));
  if (about) {
    const headUnreadable = named || unreadable.some(({ key }) => isCurrentKey(key));
    return { details: about, head: null, headUnreadable, messageRowIds };
  }
  if (named || messageRowIds.length > 0) throw new AppError('vault.unreadable');
  return null;
}

/** What the first message row that opens says of its conversation. */
export async function readDetails(
  { store, vault }: OpenAccount,
  id: string,
  messageRowIds: readonly string[],
): Promise<ConversationDetails | null> {
  for (const rowId of messageRowIds) {
    const row = await store.get('user_data', rowId);
    const opened = row && (await openChat(vault, row).catch(() => null));
    if (opened?.id !== id) continue;
    const { messages: _, ...about } = opened;
    return about;
  }
  return null;
}

export async function listMessageRowIds(
  { store, vault }: OpenAccount,
  id: string,
): Promise<string[]> {
  if (!isValidInKey(id)) return [];
  return (await store.ids('user_data', rowIdOf(vault.userId, messageKeyPrefix(id)))).sort();
}

/** Where the messages that have a row stand, by their ids. */
export const messageOrders = (
  { vault }: OpenAccount,
  rowIds: readonly string[],
): Map<string, number> =>
  new Map(
    rowIds.map((rowId) => {
      const { messageId, order } = parseMessageKey(keyOfRow(vault.userId, rowId));
      return [messageId, order];
    }),
  );
