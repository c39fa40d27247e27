import { isValidInKey } from './conversations-rows.ts';
import type { ConversationMessage } from './conversations-schema.ts';

/** A message and its place among the others of its conversation. */
export type OrderedMessage = { order: number; message: ConversationMessage };

/** What stands in the rows of a conversation now. */
export type StoredMessages = {
  id: string;
  /** The messages in the head. */
  inHead: readonly ConversationMessage[];
  /** The places of the messages that have a row, by their ids. */
  inRows: ReadonlyMap<string, number>;
};

/** What has to stand there. */
export type WritePlan = {
  /** The messages in the head; the very same list where it does not change. */
  inHead: readonly ConversationMessage[];
  /** Rows to be written. */
  rows: OrderedMessage[];
};

/**
 * Places by the time a message was written, in ms, so that the messages of two devices meet in one order. A clock that was
 * set back, or that stands still, puts no message before the one ahead of it.
 */
export function withOrder(messages: readonly ConversationMessage[], after = -1): OrderedMessage[] {
  let last = after;
  return messages.map((message) => {
    last = Math.max(last + 1, Date.parse(message.at) || 0);
    return { order: last, message };
  });
}

/**
 * Adds messages, or replaces those with the same id. The head holds the beginning, up to the person's first words. Every
 * message from there on has a row of its own, so the cost of one more does not grow with the conversation. The messages of
 * version 1.0.0 all stand in the head: with the next write each of them gets its row, at a place that is the same wherever
 * it is done.
 */
export function planWrite(
  { id, inHead, inRows }: StoredMessages,
  messages: readonly ConversationMessage[],
): WritePlan {
  const known = new Set(inHead.map((message) => message.id));
  const given = new Map(messages.map((message) => [message.id, message]));
  const head = withOrder(inHead.map((message) => given.get(message.id) ?? message));
  const fresh = [...given.values()].filter(
    (message) => !inRows.has(message.id) && !known.has(message.id),
  );
  const last = Math.max(-1, ...head.slice(-1).map(({ order }) => order), ...inRows.values());
  const all = [...head, ...withOrder(fresh, last)];

  const firstWords = all.findIndex(({ message }) => message.role === 'user');
  const begun = inRows.size > 0 && (firstWords === -1 || firstWords >= head.length);
  const beginning = begun ? head.length : firstWords === -1 ? all.length : firstWords + 1;
  const hasRow = ({ message }: OrderedMessage, index: number) =>
    (index >= beginning || message.role === 'user') && isValidInKey(id) && isValidInKey(message.id);

  const next = all
    .filter((one, index) => index < beginning || !hasRow(one, index))
    .map(({ message }) => message);
  const same =
    next.length === inHead.length && next.every((message, index) => message === inHead[index]);
  const replaced = [...inRows].flatMap(([messageId, order]) => {
    const message = given.get(messageId);
    return message ? [{ order, message }] : [];
  });
  const added = all.filter((one, index) => hasRow(one, index) && !inRows.has(one.message.id));
  return { inHead: same ? inHead : next, rows: [...replaced, ...added] };
}
