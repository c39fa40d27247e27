import type { Portable } from '../portable/portable-rows.ts';
import { isChat, isMessage } from './conversations-rows.ts';
import { conversationSchema, joinConversations } from './conversations-values.ts';

/**
 * Two versions of the head of one conversation as one, with the messages of both: a later version may hold fewer, for they
 * have rows of their own by then. Null for anything else.
 */
export function joinedChats(stays: Portable, other: Portable): Portable | null {
  if (!('key' in stays && 'key' in other)) return null;
  if (!isChat(stays.key) || isMessage(stays.key)) return null;
  const [one, two] = [stays, other].map(
    ({ value }) => conversationSchema.safeParse(fromJson(value)).data,
  );
  if (!one || one.id !== two?.id) return null;
  const known = new Set(one.messages.map(({ id }) => id));
  if (two.messages.every(({ id }) => known.has(id))) return stays;
  return { ...stays, value: JSON.stringify(joinConversations(one, two)) };
}

function fromJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
