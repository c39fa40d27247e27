import { emotions } from '@mooring/contract';
import * as z from 'zod/mini';
import { recordingSchema } from '../recordings/recording.ts';

/** The author of a reply. 'own': an engine of the person's own, a service or the browser's model. 'safety': a reply after an alert; 'app': a fixed sentence of the app. */
const authorSchema = z.enum(['guide', 'hosted', 'own', 'safety', 'app']);

/** What a message is in guided writing: see `GuidedMark` of the listening package. */
const guidedSchema = z.object({
  step: z.enum(['start', 'answer', 'skip', 'enough', 'talk', 'question', 'entry', 'over']),
  question: z.optional(z.string()),
  draft: z.optional(z.string()),
  isCut: z.optional(z.literal(true)),
});

const messageSchema = z.object({
  id: z.string(),
  role: z.enum(['companion', 'user']),
  text: z.string(),
  /** ISO time. */
  at: z.string(),
  /** The author of a reply. Left out for the greeting and the person's messages. */
  by: z.optional(authorSchema),
  /** The kind of text that the person asked for instead of an answer. */
  writing: z.optional(z.enum(['letter', 'poem', 'reflection'])),
  /** This message raised a safety alert: it is never quoted and never sent to a cloud engine. */
  crisis: z.optional(z.literal(true)),
  /** The person stopped the reply or left before its end. */
  stopped: z.optional(z.literal(true)),
  /** What the guide offered under its reply. */
  ways: z.optional(z.array(z.string())),
  /** The id of the person to whose page a reply leads. */
  someone: z.optional(z.string()),
  /** The id of the answer of the shelf that a reply is. */
  answer: z.optional(z.string()),
  /** Answers of the shelf that the guide offered, because it was not sure which was meant. */
  offered: z.optional(z.array(z.object({ id: z.string(), title: z.string() }))),
  /** Its part in guided writing, where it has one. */
  guided: z.optional(guidedSchema),
  /** The recording of a spoken message. `text` then holds what the person typed, and may be empty. */
  recording: z.optional(recordingSchema),
});

/** The value of a conversation row: the conversation with those of its messages that the row holds. */
export const conversationSchema = z.object({
  id: z.string(),
  /** ISO time. */
  startedAt: z.string(),
  /** The id of the check-in it began with; null if that could not be saved. */
  checkIn: z.nullable(z.string()),
  emotions: z.array(z.enum(emotions)).check(z.minLength(1)),
  messages: z.array(messageSchema),
});

export type ConversationMessage = z.infer<typeof messageSchema>;
export type Conversation = z.infer<typeof conversationSchema>;

/** A conversation without its messages. Every row repeats these fields. */
export type ConversationDetails = Omit<Conversation, 'messages'>;

/** A conversation as it is stored. */
export type StoredConversation = Conversation & {
  /** The number of its rows that cannot be opened. They stay unchanged. */
  unreadable: number;
};

/** A conversation in a list, without its text. */
export type ConversationSummary = Pick<Conversation, 'id' | 'startedAt' | 'emotions'> & {
  messageCount: number;
};

/** Whether it has a message of the person. A greeting alone is not worth keeping. */
export const hasUserMessage = ({ messages }: Pick<Conversation, 'messages'>): boolean =>
  messages.some(({ role }) => role === 'user');

/** Merges two versions of a conversation: the messages of both by id, in the order they were written. */
export function mergeConversations(one: Conversation, other: Conversation): Conversation {
  const known = new Set(one.messages.map(({ id }) => id));
  const messages = [...one.messages, ...other.messages.filter(({ id }) => !known.has(id))];
  return { ...one, messages: messages.sort((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0)) };
}
