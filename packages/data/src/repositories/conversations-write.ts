import { AppError } from '@mooring/contract';
import type { Write } from '@mooring/storage';
import type { OpenAccount } from './account-storage.ts';
import { type FoundConversation, listMessageRowIds, messageOrders } from './conversations-find.ts';
import { type OrderedMessage, planWrite, type WritePlan } from './conversations-plan.ts';
import {
  type ChatRow,
  earlierKey,
  messageKey,
  openChat,
  rowIdOf,
  sealChat,
} from './conversations-rows.ts';
import {
  type Conversation,
  type ConversationDetails,
  type ConversationMessage,
  hasUserMessage,
  mergeConversations,
} from './conversations-schema.ts';

/** The time of a write, ISO. */
type WriteTime = { now: string };

const putRow = (row: ChatRow): Write => ({ table: 'user_data', put: row });
/** Puts a row in the place of one that was read, or of none. */
const replaceRow = (row: ChatRow, before: ChatRow | undefined): Write => ({
  table: 'user_data',
  put: row,
  expected: before ?? null,
});
export const removeRow = (row: ChatRow): Write => ({
  table: 'user_data',
  remove: row.id,
  expected: row,
});

/** Writes that add messages to a conversation, or replace those with the same id. */
export async function saveMessageWrites(
  open: OpenAccount,
  { details, head, messageRowIds }: FoundConversation,
  messages: readonly ConversationMessage[],
  at: WriteTime,
): Promise<Write[]> {
  const inHead = head?.conversation.messages ?? [];
  const inRows = messageOrders(open, messageRowIds);
  const plan = planWrite({ id: details.id, inHead, inRows }, messages);
  // Only a message with a foreign id has no row, and without a head it cannot be stored.
  if (!head && plan.inHead.length > 0) throw new AppError('store.failed');
  const rows = await messageWrites(open, details, plan, at);
  if (!head || plan.inHead === inHead) return rows;
  const { key, created_at } = head.row;
  const conversation = { ...head.conversation, messages: [...plan.inHead] };
  const dates = { createdAt: created_at, updatedAt: at.now };
  const put = await sealChat(open.vault, { key, conversation, ...dates });
  return [...rows, replaceRow(put, head.row)];
}

/**
 * Writes that store a whole conversation under this head, in the place of the row `before`. Messages that already have a row stay
 * unchanged.
 */
export async function saveConversationWrites(
  open: OpenAccount,
  chat: { key: string; conversation: Conversation; createdAt: string; updatedAt: string },
  { now, before }: WriteTime & { before: ChatRow | undefined },
): Promise<Write[]> {
  const { id, messages } = chat.conversation;
  const inRows = messageOrders(open, await listMessageRowIds(open, id));
  const plan = planWrite({ id, inHead: messages, inRows }, []);
  const conversation = { ...chat.conversation, messages: [...plan.inHead] };
  return [
    replaceRow(await sealChat(open.vault, { ...chat, conversation }), before),
    ...(await messageWrites(open, chat.conversation, plan, { now })),
  ];
}

/** Writes that end the current conversation. A head that cannot be opened is moved aside unchanged. */
export async function archiveWrites(
  open: OpenAccount,
  row: ChatRow,
  at: WriteTime & { newId(): string },
): Promise<Write[]> {
  const { store, vault } = open;
  const current = await openChat(vault, row).catch(() => null);
  if (!current) return [removeRow(row), keepUnreadableWrite(open, row, at.newId())];
  const isKept = hasUserMessage(current) || (await listMessageRowIds(open, current.id)).length > 0;
  if (!isKept) return [removeRow(row)];
  const key = earlierKey(current.id);
  // Another device may have ended it before.
  const existing = await store.get('user_data', rowIdOf(vault.userId, key));
  const before = existing && (await openChat(vault, existing).catch(() => null));
  const conversation = before ? mergeConversations(current, before) : current;
  const dates = { createdAt: (existing ?? row).created_at, updatedAt: row.updated_at };
  return [
    removeRow(row),
    ...(existing && !before ? [keepUnreadableWrite(open, existing, at.newId())] : []),
    ...(await saveConversationWrites(
      open,
      { key, conversation, ...dates },
      { now: at.now, before: existing },
    )),
  ];
}

/**
 * Each row holds the conversation with one message, so that version 1.0.0 can open it and no message depends on the
 * head.
 */
function messageWrites(
  open: OpenAccount,
  details: ConversationDetails,
  { rows }: WritePlan,
  at: WriteTime,
): Promise<Write[]> {
  return Promise.all(rows.map((ordered) => messageWrite(open, details, ordered, at)));
}

async function messageWrite(
  { store, vault }: OpenAccount,
  details: ConversationDetails,
  { order, message }: OrderedMessage,
  { now }: WriteTime,
): Promise<Write> {
  const key = messageKey(details.id, order, message.id);
  const before = await store.get('user_data', rowIdOf(vault.userId, key));
  const conversation = { ...details, messages: [message] };
  const dates = { createdAt: before?.created_at ?? now, updatedAt: now };
  return replaceRow(await sealChat(vault, { key, conversation, ...dates }), before);
}

function keepUnreadableWrite({ vault }: OpenAccount, row: ChatRow, id: string): Write {
  const key = `set-aside:${row.key}:${id}`;
  return putRow({ ...row, key, id: rowIdOf(vault.userId, key) });
}
