import type { Emotion } from '@mooring/contract';
import type { ReplyLines } from './template.ts';

/** A message that asks for an answer of its own, whatever else it says: a greeting, thanks, a question to the guide. */
export type Intent = {
  id: string;
  cues: RegExp;
  /** In a longer message the cue is part of a story, not the intent. */
  maxWords?: number;
  lines: ReplyLines;
};

/** Something that people in grief speak of. */
export type Topic = {
  id: string;
  cues: RegExp;
  /** A noun phrase for summaries: 'the phone call'. */
  label: string;
  /** Above 0 if it outweighs other topics of the same message. */
  weight?: number;
  /** It is about the person who was lost, whoever the clause names. */
  about?: 'lost';
  lines: ReplyLines;
};

/** A feeling, finer than the eight emotions of the check-in. */
export type Mood = {
  id: string;
  emotion: Emotion;
  cues: RegExp;
  /** The feeling as a noun: 'guilt'. */
  noun: string;
  lines: ReplyLines;
};

/** A construction such as 'I never got to …': group 1 of the pattern fills the slot `{x}`. */
export type SentencePattern = {
  id: string;
  pattern: RegExp;
  weight: number;
  /** What group 1 must look like. Without it anything fits. */
  captures?: 'verb' | 'ing' | 'thing' | 'clause';
  lines: ReplyLines;
};
