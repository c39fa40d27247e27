import type { Emotion } from '@mooring/contract';
import type { Reading } from './reader/reader.ts';

export type Role = 'companion' | 'user';
export type ChatMessage = { id: string; role: Role; text: string };
export type Tone = 'gentle' | 'calm' | 'soothing' | 'friendly';
export type WritingType = 'letter' | 'poem' | 'reflection';

/** Everything an engine may know of a conversation. The last message is the person's. */
export type Turn = {
  messages: readonly ChatMessage[];
  emotions: readonly Emotion[];
  tone: Tone;
  writing: WritingType | null;
  seed: string;
  now: Date;
  /** The country the person chose (ISO 3166, 'IE'), or null. */
  country?: string | null;
  /** What the learned reader makes of the person's messages, by id. A message that is not here was not read. */
  readings?: ReadonlyMap<string, Reading>;
  /** How many of the person's messages ago one was in plain danger; 1 is the one before. Null or left out: none was. */
  dangerAgo?: number | null;
  /** Whether that danger, or anything said lately, is somebody else who may hurt them. */
  isFromOther?: boolean;
  /** What an engine that is a language model is told beside the messages. */
  notes?: readonly string[];
};

/** Something to go on with that is offered under a reply. */
export type WayOn =
  | 'say-more'
  | 'ask'
  | 'minute'
  | 'write'
  | 'call'
  | 'answer'
  | 'someone'
  | 'letter'
  | 'pause'
  | 'not-that';

/** What a reply of the guide is, beside its text. */
export type ReplyNote = {
  /** At most three, and 'not-that' where the reply took something for granted. */
  ways: readonly WayOn[];
  /** The id of the answer of the shelf that was said. */
  answer?: string;
  /** Answers of the shelf that may be meant, at most three. */
  offered?: readonly { id: string; title: string }[];
};

/** Yields the reply in pieces, as they arrive. */
export type Engine = {
  reply(turn: Turn, options: { signal: AbortSignal }): AsyncIterable<string>;
};
