import { isValidInKey } from './conversations-rows.ts';
import type { ConversationMessage } from './conversations-schema.ts';

/** A message with its order number in the conversation. */
export type OrderedMessage = { order: number; message: ConversationMessage };

/** The stored messages of a conversation. */
export type StoredMessages = {
  id: string;
  /** The messages in the head. */
  inHead: readonly ConversationMessage[];
  /** The order numbers of the messages that have a row, by message id. */
  inRows: ReadonlyMap<string, number>;
};

/** What has to be written. */
export type WritePlan = {
  /** The messages in the head. The same array if it does not change. */
  inHead: readonly ConversationMessage[];
  /** The message rows to write. */
  rows: OrderedMessage[];
};

/**
 * Assigns order numbers from the time of each message in ms, so that messages of two devices sort the same on both. If
 * the clock stands still or was set back, a message still sorts after the one before it.
 */
export function withOrder(messages: readonly ConversationMessage[], after = -1): OrderedMessage[] {
  let last = after;
  return messages.map((message) => {
    last = Math.max(last + 1, Date.parse(message.at) || 0);
    return { order: last, message };
  });
}

/**
 * Adds messages, or replaces those with the same id. The head holds the messages up to the person's first. Every
 * message from there on has its own row, so that adding one costs the same in a conversation of any length. Messages of
 * version 1.0.0 are all in the head: the next write gives each its row, with an order number that is the same on every
 * device.
 */
export function planWrite(
  { id, inHead, inRows }: StoredMessages,
  messages: readonly ConversationMessage[],
): WritePlan {
  const headIds = new Set(inHead.map((message) => message.id));
  const givenById = new Map(messages.map((message) => [message.id, message]));
  const head = withOrder(inHead.map((message) => givenById.get(message.id) ?? message));
  const newMessages = [...givenById.values()].filter(
    (message) => !inRows.has(message.id) && !headIds.has(message.id),
  );
  const last = Math.max(-1, ...head.slice(-1).map(({ order }) => order), ...inRows.values());
  const all = [...head, ...withOrder(newMessages, last)];

  const firstUserIndex = all.findIndex(({ message }) => message.role === 'user');
  const hasMessageRows =
    inRows.size > 0 && (firstUserIndex === -1 || firstUserIndex >= head.length);
  const headLength = hasMessageRows
    ? head.length
    : firstUserIndex === -1
      ? all.length
      : firstUserIndex + 1;
  const hasRow = ({ message }: OrderedMessage, index: number) =>
    (index >= headLength || message.role === 'user') &&
    isValidInKey(id) &&
    isValidInKey(message.id);

  const next = all
    .filter((one, index) => index < headLength || !hasRow(one, index))
    .map(({ message }) => message);
  const same =
    next.length === inHead.length && next.every((message, index) => message === inHead[index]);
  const replaced = [...inRows].flatMap(([messageId, order]) => {
    const message = givenById.get(messageId);
    return message ? [{ order, message }] : [];
  });
  const added = all.filter((one, index) => hasRow(one, index) && !inRows.has(one.message.id));
  return { inHead: same ? inHead : next, rows: [...replaced, ...added] };
}
