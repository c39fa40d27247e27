import type { Write } from '@mooring/storage';
import type { OpenAccount } from './account-storage.ts';
import { readCurrentHeads, readDetails, readEarlierHeads } from './conversations-find.ts';
import {
  type ChatRow,
  isMessageKey,
  keyOfRow,
  messageKeyPrefix,
  messagePrefix,
  openChat,
  parseMessageKey,
  rowIdOf,
} from './conversations-rows.ts';
import type { ConversationDetails, ConversationSummary } from './conversations-schema.ts';
import type { ListResult } from './list-result.ts';

/** The message rows of one conversation, as far as their ids tell. */
type MessageGroup = { rowIds: string[]; messageIds: Set<string>; lastOrder: number };
type ListedConversation = { summary: ConversationSummary; lastOrder: number };

/** Every conversation except the current one, the most recently written first. Opens only heads. */
export async function listEarlierConversations(
  open: OpenAccount,
): Promise<ListResult<ConversationSummary>> {
  const [own, ...others] = await readCurrentHeads(open);
  const rows = [...others, ...(await readEarlierHeads(open))];
  const opened = await Promise.all(rows.map((row) => tryOpenChat(open, row)));
  const groups = await groupMessageRows(open);
  const items: ListedConversation[] = [];
  const unreadable: { id: string; date: string }[] = [];

  for (const [index, row] of rows.entries()) {
    const conversation = opened[index];
    if (!conversation) {
      unreadable.push({ id: row.id, date: row.updated_at });
      continue;
    }
    const group = groups.get(conversation.id);
    groups.delete(conversation.id);
    const ids = [...conversation.messages.map(({ id }) => id), ...(group?.messageIds ?? [])];
    const lastOrder = Math.max(group?.lastOrder ?? 0, Date.parse(row.updated_at) || 0);
    items.push({ summary: summaryOf(conversation, new Set(ids).size), lastOrder: lastOrder });
  }

  groups.delete((own && (await tryOpenChat(open, own)))?.id ?? '');
  // Conversations whose head is missing are listed as well.
  for (const [id, { rowIds, messageIds, lastOrder }] of groups) {
    const about = await readDetails(open, id, rowIds);
    if (about) items.push({ summary: summaryOf(about, messageIds.size), lastOrder: lastOrder });
    else unreadable.push({ id: rowIds[0] ?? id, date: new Date(lastOrder).toISOString() });
  }
  items.sort((one, other) => other.lastOrder - one.lastOrder);
  return { items: items.map(({ summary }) => summary), unreadable };
}

/** The removals of every row that `listEarlierConversations` names as unreadable, and of its messages. */
export async function unreadableWrites(open: OpenAccount): Promise<Write[]> {
  const { userId } = open.vault;
  const { unreadable } = await listEarlierConversations(open);
  const rowIds = unreadable.map(async ({ id }) => {
    const key = keyOfRow(userId, id);
    if (!isMessageKey(key)) return [id];
    const { conversationId } = parseMessageKey(key);
    return open.store.ids('user_data', rowIdOf(userId, messageKeyPrefix(conversationId)));
  });
  const ids = (await Promise.all(rowIds)).flat();
  return ids.map((remove) => ({ table: 'user_data', remove }));
}

const tryOpenChat = ({ vault }: OpenAccount, row: ChatRow) =>
  openChat(vault, row).catch(() => null);

async function groupMessageRows({
  store,
  vault: { userId },
}: OpenAccount): Promise<Map<string, MessageGroup>> {
  const groups = new Map<string, MessageGroup>();
  for (const rowId of (await store.ids('user_data', rowIdOf(userId, messagePrefix))).sort()) {
    const { conversationId, messageId, order } = parseMessageKey(keyOfRow(userId, rowId));
    const group = groups.get(conversationId) ?? { rowIds: [], messageIds: new Set(), lastOrder: 0 };
    groups.set(conversationId, group);
    group.rowIds.push(rowId);
    group.messageIds.add(messageId);
    group.lastOrder = order;
  }
  return groups;
}

const summaryOf = (
  { id, startedAt, emotions }: ConversationDetails,
  messageCount: number,
): ConversationSummary => ({ id, startedAt, emotions, messageCount });
