import { emotions } from '@mooring/contract';
import * as z from 'zod/mini';
import { recordingSchema } from '../recordings/recording.ts';

/** Who wrote a reply. 'safety' is what is said after the card, 'app' a plain sentence of the product's own. */
const authorSchema = z.enum(['guide', 'hosted', 'own', 'safety', 'app']);

const messageSchema = z.object({
  id: z.string(),
  role: z.enum(['companion', 'user']),
  text: z.string(),
  /** ISO time. */
  at: z.string(),
  /** Who wrote a reply; nobody's name stands on the greeting and on the person's own words. */
  by: z.optional(authorSchema),
  /** What was asked for in place of an answer. */
  writing: z.optional(z.enum(['letter', 'poem', 'reflection'])),
  /** A turn with a card: it is never quoted back and never part of a cloud's history. */
  crisis: z.optional(z.literal(true)),
  /** The person stopped it, or left, before its end. */
  stopped: z.optional(z.literal(true)),
  /** Spoken, and kept as sealed pieces. `text` then holds the person's own line of words, and may be empty. */
  recording: z.optional(recordingSchema),
});

/** The value of a stored chat: a conversation with those of its messages that the row holds. */
export const conversationSchema = z.object({
  id: z.string(),
  /** ISO time. */
  startedAt: z.string(),
  /** The check-in it began with; null where that could not be saved. */
  checkIn: z.nullable(z.string()),
  emotions: z.array(z.enum(emotions)).check(z.minLength(1)),
  messages: z.array(messageSchema),
});

export type ConversationMessage = z.infer<typeof messageSchema>;
export type Conversation = z.infer<typeof conversationSchema>;

/** What is known of a conversation without its messages. Every row of it says so. */
export type ConversationDetails = Omit<Conversation, 'messages'>;

/** A conversation as it is kept now. */
export type StoredConversation = Conversation & {
  /** How many of its parts do not open. They stay as they are; what is said in the others is all here. */
  unreadable: number;
};

/** A conversation in a list, without a word of it. */
export type ConversationSummary = Pick<Conversation, 'id' | 'startedAt' | 'emotions'> & {
  messageCount: number;
};

/** Whether a person has said anything in it: a greeting alone is not worth keeping. */
export const hasUserMessage = ({ messages }: Pick<Conversation, 'messages'>): boolean =>
  messages.some(({ role }) => role === 'user');

/** Two versions of one conversation: the messages of both, by their ids, in the order they were written. */
export function mergeConversations(one: Conversation, other: Conversation): Conversation {
  const known = new Set(one.messages.map(({ id }) => id));
  const messages = [...one.messages, ...other.messages.filter(({ id }) => !known.has(id))];
  return { ...one, messages: messages.sort((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0)) };
}
