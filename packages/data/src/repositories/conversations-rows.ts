import type { Rows, Vault } from '@mooring/storage';
import { type Conversation, conversationSchema } from './conversations-values.ts';
import { openJson, sealJson } from './sealed-json.ts';

export type ChatRow = Rows['user_data'];

/** The fixed prefix of a stored chat; the id of its person follows. */
const current = 'companion-chat:';
const earlier = 'companion-chat-earlier:';
const cleared = 'companion-chat-cleared:';

export const currentKey = (userId: string) => `${current}${userId}`;
export const earlierKey = (id: string) => `${earlier}${id}`;
export const clearedKey = (id: string) => `${cleared}${id}`;

export const isCurrent = (key: string) => key.startsWith(current);
export const isEarlier = (key: string) => key.startsWith(earlier);
export const isCleared = (key: string) => key.startsWith(cleared);
export const isChat = (key: string) => key.startsWith('companion-chat');

export const rowIdOf = (userId: string, key: string) => `${userId}:${key}`;

/** Every sealing is another text, so its end tells one state of a row from the next. */
export const stampOf = ({ key, value }: ChatRow) => `${key}:${value.slice(-24)}`;

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
