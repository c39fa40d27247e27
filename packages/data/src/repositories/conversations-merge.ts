import type { PlainRow } from '@mooring/formats';
import { isChatKey, isMessageKey } from './conversations-rows.ts';
import { conversationSchema, mergeConversations } from './conversations-schema.ts';

/**
 * Merges two versions of a conversation's head, with the messages of both: a later version may hold fewer, because they
 * have rows of their own by then. Null if the rows are anything else.
 */
export function mergeChatRows(winner: PlainRow, other: PlainRow): PlainRow | null {
  if (!('key' in winner && 'key' in other)) return null;
  if (!isChatKey(winner.key) || isMessageKey(winner.key)) return null;
  const [one, two] = [winner, other].map(
    ({ value }) => conversationSchema.safeParse(fromJson(value)).data,
  );
  if (!one || one.id !== two?.id) return null;
  const known = new Set(one.messages.map(({ id }) => id));
  if (two.messages.every(({ id }) => known.has(id))) return winner;
  return { ...winner, value: JSON.stringify(mergeConversations(one, two)) };
}

function fromJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
