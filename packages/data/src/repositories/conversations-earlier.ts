import type { OpenAccount } from './account-storage.ts';
import { aboutFrom, currentRows, earlierRows } from './conversations-found.ts';
import {
  type ChatRow,
  keyOfRow,
  messageRows,
  openChat,
  placeOfMessage,
  rowIdOf,
} from './conversations-rows.ts';
import type { ConversationAbout, ConversationSummary } from './conversations-values.ts';
import type { Opened } from './opened.ts';

/** What the ids of the message rows of one conversation tell. */
type Group = { rowIds: string[]; messageIds: Set<string>; last: number };
type Listed = { summary: ConversationSummary; last: number };

/** Every conversation but the one that is going on, the one last written first. Opens heads alone. */
export async function listEarlier(open: OpenAccount): Promise<Opened<ConversationSummary>> {
  const [own, ...others] = await currentRows(open);
  const rows = [...others, ...(await earlierRows(open))];
  const opened = await Promise.all(rows.map((row) => openOrNull(open, row)));
  const groups = await groupsIn(open);
  const items: Listed[] = [];
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
    const last = Math.max(group?.last ?? 0, Date.parse(row.updated_at) || 0);
    items.push({ summary: summaryOf(conversation, new Set(ids).size), last });
  }

  groups.delete((own && (await openOrNull(open, own)))?.id ?? '');
  // What has lost its head is there all the same.
  for (const [id, { rowIds, messageIds, last }] of groups) {
    const about = await aboutFrom(open, id, rowIds);
    if (about) items.push({ summary: summaryOf(about, messageIds.size), last });
    else unreadable.push({ id: rowIds[0] ?? id, date: new Date(last).toISOString() });
  }
  items.sort((one, other) => other.last - one.last);
  return { items: items.map(({ summary }) => summary), unreadable };
}

const openOrNull = ({ vault }: OpenAccount, row: ChatRow) => openChat(vault, row).catch(() => null);

async function groupsIn({ store, vault: { userId } }: OpenAccount): Promise<Map<string, Group>> {
  const groups = new Map<string, Group>();
  for (const rowId of (await store.ids('user_data', rowIdOf(userId, messageRows))).sort()) {
    const { conversationId, messageId, order } = placeOfMessage(keyOfRow(userId, rowId));
    const group = groups.get(conversationId) ?? { rowIds: [], messageIds: new Set(), last: 0 };
    groups.set(conversationId, group);
    group.rowIds.push(rowId);
    group.messageIds.add(messageId);
    group.last = order;
  }
  return groups;
}

const summaryOf = (
  { id, startedAt, emotions }: ConversationAbout,
  messageCount: number,
): ConversationSummary => ({ id, startedAt, emotions, messageCount });
