import type { Emotion } from '@mooring/contract';

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
};

/** Yields the reply in pieces, as they arrive. */
export type Engine = {
  reply(turn: Turn, options: { signal: AbortSignal }): AsyncIterable<string>;
};
