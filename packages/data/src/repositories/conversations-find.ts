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
  /** Null if there is none or it cannot be opened. The messages exist all the same. */
  head: ConversationHead | null;
  /** Whether a head exists that may belong to this conversation and cannot be opened. */
  headUnreadable: boolean;
  /** Ids of its message rows, in order. */
  messageRowIds: readonly string[];
};

/** The heads that may hold the current conversation, the most likely first. */
export async function readCurrentHeads({
  store,
  vault: { userId },
}: OpenAccount): Promise<ChatRow[]> {
  // After sign-up or from a backup, the key may contain the person's earlier user id.
  const rows = await rowsWithPrefix(store, rowIdOf(userId, currentPrefix));
  const own = rowIdOf(userId, currentKey(userId));
  const newest = rows.sort((one, other) => (one.updated_at < other.updated_at ? 1 : -1));
  return [...newest.filter(({ id }) => id === own), ...newest.filter(({ id }) => id !== own)];
}

export const readEarlierHeads = ({ store, vault }: OpenAccount): Promise<ChatRow[]> =>
  rowsWithPrefix(store, rowIdOf(vault.userId, earlierPrefix));

/** The heads that may belong to this conversation, the most likely first. */
async function* candidateHeads(open: OpenAccount, id: string): AsyncGenerator<ChatRow> {
  const put = await open.store.get('user_data', rowIdOf(open.vault.userId, earlierKey(id)));
  if (put) yield put;
  yield* await readCurrentHeads(open);
  // In a backup the row may have another key.
  yield* await readEarlierHeads(open);
}

/**
 * Finds a conversation by its id, unless it was cleared. Throws AppError('vault.unreadable') if no row of it can be
 * opened.
 */
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

/** The conversation's details, from the first message row that opens. */
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

/** The order numbers of the messages that have a row, by message id. */
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
