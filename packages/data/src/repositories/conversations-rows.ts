import type { Vault } from '@mooring/storage';
import { type Conversation, conversationSchema } from './conversations-schema.ts';
import { openJson, sealJson } from './sealed-json.ts';
import { type UserDataRow, valueLocation } from './user-data-rows.ts';

export type ChatRow = UserDataRow;

/** The key prefix of every conversation row. */
export const chatPrefix = 'companion-chat';

/** Key prefixes of heads, followed by the user id or by the conversation's id. */
export const currentPrefix = `${chatPrefix}:`;
export const earlierPrefix = `${chatPrefix}-earlier:`;
export const clearedPrefix = `${chatPrefix}-cleared:`;
export const messagePrefix = `${chatPrefix}-message:`;

export const currentKey = (userId: string) => `${currentPrefix}${userId}`;
export const earlierKey = (id: string) => `${earlierPrefix}${id}`;
export const clearedKey = (id: string) => `${clearedPrefix}${id}`;
/** The key prefix of a conversation's message rows. */
export const messageKeyPrefix = (id: string) => `${messagePrefix}${id}:`;
/** Keys of one conversation sort in the order of its messages. */
export const messageKey = (id: string, order: number, messageId: string) =>
  `${messageKeyPrefix(id)}${String(order).padStart(16, '0')}:${messageId}`;

export const isCurrentKey = (key: string) => key.startsWith(currentPrefix);
export const isMessageKey = (key: string) => key.startsWith(messagePrefix);
export const isChatKey = (key: string) => key.startsWith(chatPrefix);

/** The parts of a message row's key. */
export type MessageKeyParts = { conversationId: string; order: number; messageId: string };

export function parseMessageKey(key: string): MessageKeyParts {
  const [conversationId = '', order = '', messageId = ''] = key
    .slice(messagePrefix.length)
    .split(':');
  return { conversationId, order: orderOf(order), messageId };
}

/** In ms, and 0 for what is no time: a list is ordered by it and must not fail. */
const orderOf = (text: string) => (/^\d{1,16}$/.test(text) ? Math.min(Number(text), maxTime) : 0);

/** The last time a Date can hold, in ms. */
const maxTime = 8.64e15;

/** Whether an id can be part of a key. Our ids can; ids from a backup may not. */
export const isValidInKey = (id: string) => /^[\w-]{1,64}$/.test(id);

export const rowIdOf = (userId: string, key: string) => `${userId}:${key}`;
export const keyOfRow = (userId: string, rowId: string) => rowId.slice(userId.length + 1);

/** Throws AppError('vault.unreadable'). */
export const openChat = (vault: Vault, row: ChatRow): Promise<Conversation> =>
  openJson(vault, valueLocation(row.id), row.value, conversationSchema);

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
    value: await sealJson(vault, valueLocation(id), json),
    created_at: createdAt,
    updated_at: updatedAt,
  };
}
