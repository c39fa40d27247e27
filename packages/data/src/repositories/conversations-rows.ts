import type { Rows } from '../store.ts';
import type { Vault } from '../vault/vault.ts';
import { type Conversation, conversationSchema } from './conversations-values.ts';
import { openJson, sealJson } from './sealed-json.ts';

export type ChatRow = Rows['user_data'];

/** The fixed prefix of every stored chat. */
export const chats = 'companion-chat';

/** Prefixes of a head: the id of its person follows, or that of the conversation. */
export const currentHeads = `${chats}:`;
export const earlierHeads = `${chats}-earlier:`;
export const clearedChats = `${chats}-cleared:`;
export const messageRows = `${chats}-message:`;

export const currentKey = (userId: string) => `${currentHeads}${userId}`;
export const earlierKey = (id: string) => `${earlierHeads}${id}`;
export const clearedKey = (id: string) => `${clearedChats}${id}`;
/** The prefix of every message row of a conversation. */
export const messageKeys = (id: string) => `${messageRows}${id}:`;
/** Keys of one conversation sort as its messages do. */
export const messageKey = (id: string, order: number, messageId: string) =>
  `${messageKeys(id)}${String(order).padStart(16, '0')}:${messageId}`;

export const isCurrent = (key: string) => key.startsWith(currentHeads);
export const isMessage = (key: string) => key.startsWith(messageRows);
export const isChat = (key: string) => key.startsWith(chats);

/** What the key of a message row says. */
export type MessagePlace = { conversationId: string; order: number; messageId: string };

export function placeOfMessage(key: string): MessagePlace {
  const [conversationId = '', order = '', messageId = ''] = key
    .slice(messageRows.length)
    .split(':');
  return { conversationId, order: Number(order), messageId };
}

/** Whether an id can be part of a key. Ours can; a restored backup may bring others. */
export const fitsKey = (id: string) => /^[\w-]{1,64}$/.test(id);

export const rowIdOf = (userId: string, key: string) => `${userId}:${key}`;
export const keyOfRow = (userId: string, rowId: string) => rowId.slice(userId.length + 1);

const placeOf = (id: string) => ({ table: 'user_data', column: 'value', rowId: id });

/** Throws AppError('vault.unreadable'). */
export const openChat = (vault: Vault, row: ChatRow): Promise<Conversation> =>
  openJson(vault, placeOf(row.id), row.value, conversationSchema);

export async function sealChat(
  vault: Vault,
  chat: { key: string; conversation: Conversation; createdAt: string; updatedAt: string },
): Promise<ChatRow> {
  const { key, conversation, createdAt, updatedAt } = chat;
  const id = rowIdOf(vault.userId, key);
  const json = conversationSchema.parse(conversation);
  return {
    id,
    user_id: vault.userId,
    key,
    value: await sealJson(vault, placeOf(id), json),
    created_at: createdAt,
    updated_at: updatedAt,
  };
}
