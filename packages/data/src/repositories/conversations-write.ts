import { AppError } from '@mooring/contract';
import type { Write } from '@mooring/storage';
import type { OpenAccount } from './account-storage.ts';
import { type FoundConversation, messageRowIdsOf, placesOf } from './conversations-found.ts';
import { type Placed, type Plan, planWrite } from './conversations-plan.ts';
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
  type ConversationAbout,
  type ConversationMessage,
  joinConversations,
  wasHeld,
} from './conversations-values.ts';

/** When something is written, as an ISO time. */
type At = { now: string };

const put = (row: ChatRow): Write => ({ table: 'user_data', put: row });
export const gone = ({ id }: Pick<ChatRow, 'id'>): Write => ({ table: 'user_data', remove: id });

/** The writes that add messages to a conversation, or replace those with the same id. */
export async function keepWrites(
  open: OpenAccount,
  { about, head, messageRowIds }: FoundConversation,
  messages: readonly ConversationMessage[],
  at: At,
): Promise<Write[]> {
  const inHead = head?.conversation.messages ?? [];
  const inRows = placesOf(open, messageRowIds);
  const plan = planWrite({ id: about.id, inHead, inRows }, messages);
  // Only an id that is none of ours has no row, and where there is no head it has no place either.
  if (!head && plan.inHead.length > 0) throw new AppError('store.failed');
  const rows = await messageWrites(open, about, plan, at);
  if (!head || plan.inHead === inHead) return rows;
  const { key, created_at } = head.row;
  const conversation = { ...head.conversation, messages: [...plan.inHead] };
  const dates = { createdAt: created_at, updatedAt: at.now };
  return [...rows, put(await sealChat(open.vault, { key, conversation, ...dates }))];
}

/** The writes that put a whole conversation under a head of this key. Messages that have a row stay as they are there. */
export async function wholeWrites(
  open: OpenAccount,
  chat: { key: string; conversation: Conversation; createdAt: string; updatedAt: string },
  at: At,
): Promise<Write[]> {
  const { id, messages } = chat.conversation;
  const inRows = placesOf(open, await messageRowIdsOf(open, id));
  const plan = planWrite({ id, inHead: messages, inRows }, []);
  const conversation = { ...chat.conversation, messages: [...plan.inHead] };
  return [
    put(await sealChat(open.vault, { ...chat, conversation })),
    ...(await messageWrites(open, chat.conversation, plan, at)),
  ];
}

/** The writes that take what is going on out of the way. What does not open is set aside as it is. */
export async function archiveWrites(
  open: OpenAccount,
  row: ChatRow,
  at: At & { newId(): string },
): Promise<Write[]> {
  const { store, vault } = open;
  const current = await openChat(vault, row).catch(() => null);
  if (!current) return [gone(row), setAside(open, row, at.newId())];
  const isKept = wasHeld(current) || (await messageRowIdsOf(open, current.id)).length > 0;
  if (!isKept) return [gone(row)];
  const key = earlierKey(current.id);
  // Another device may have archived it before.
  const there = await store.get('user_data', rowIdOf(vault.userId, key));
  const before = there && (await openChat(vault, there).catch(() => null));
  const conversation = before ? joinConversations(current, before) : current;
  const dates = { createdAt: (there ?? row).created_at, updatedAt: row.updated_at };
  return [
    gone(row),
    ...(there && !before ? [setAside(open, there, at.newId())] : []),
    ...(await wholeWrites(open, { key, conversation, ...dates }, at)),
  ];
}

/** Each row holds the conversation with one message, so that version 1.0.0 opens it, and nothing hangs on the head. */
function messageWrites(
  open: OpenAccount,
  about: ConversationAbout,
  { rows }: Plan,
  at: At,
): Promise<Write[]> {
  return Promise.all(rows.map((placed) => messageWrite(open, about, placed, at)));
}

async function messageWrite(
  { store, vault }: OpenAccount,
  about: ConversationAbout,
  { order, message }: Placed,
  { now }: At,
): Promise<Write> {
  const key = messageKey(about.id, order, message.id);
  const before = await store.get('user_data', rowIdOf(vault.userId, key));
  const conversation = { ...about, messages: [message] };
  const dates = { createdAt: before?.created_at ?? now, updatedAt: now };
  return put(await sealChat(vault, { key, conversation, ...dates }));
}

function setAside({ vault }: OpenAccount, row: ChatRow, id: string): Write {
  const key = `set-aside:${row.key}:${id}`;
  return put({ ...row, key, id: rowIdOf(vault.userId, key) });
}
