import type { Turn } from '../engine.ts';

export type Emotion = Turn['emotions'][number];

/**
 * What a piece does in a reply. `askWho` waits for a person, `askIf` for a yes or a no, `askName` for a name; the other
 * questions are open.
 */
export type Move =
  | 'reflect'
  | 'meaning'
  | 'normal'
  | 'affirm'
  | 'presence'
  | 'ask'
  | 'askWho'
  | 'askIf'
  | 'askName'
  | 'offer';

/** Hand-written lines by what they do. Slots are named in `slots.ts`. */
export type Lines = { readonly [M in Move]?: readonly string[] };

export type Kin =
  | 'parent'
  | 'partner'
  | 'ex'
  | 'child'
  | 'baby'
  | 'sibling'
  | 'grandparent'
  | 'friend'
  | 'pet'
  | 'other';

export type LossKind =
  | 'death'
  | 'suicide'
  | 'pet'
  | 'baby'
  | 'separation'
  | 'estrangement'
  | 'illness'
  | 'work'
  | 'stuck';

/** Something people in grief speak of: how it is heard, how it is called in a summary, and what is said to it. */
export type Topic = {
  id: string;
  cues: RegExp;
  /** A noun phrase for summaries: 'the phone call'. */
  label: string;
  /** Above 0 when it outweighs others in the same message. */
  weight?: number;
  /** Whom it is about whatever the clause says: the one who was lost. */
  about?: 'lost';
  lines: Lines;
};

/** A feeling word and its kin, finer than the check-in's eight. */
export type Shade = {
  id: string;
  emotion: Emotion;
  cues: RegExp;
  /** The feeling as a noun: 'guilt'. */
  noun: string;
  lines: Lines;
};

/** A way of putting something ('I never got to …'): group 1 of the pattern becomes `{x}`. */
export type Frame = {
  id: string;
  pattern: RegExp;
  weight: number;
  /** How the words are taken in: as they are turned round, or only when they begin with a verb. */
  takes?: 'verb' | 'ing' | 'thing' | 'clause';
  lines: Lines;
};

/** A piece of the bank, ready to be chosen. */
export type Piece = {
  id: string;
  family: string;
  move: Move;
  text: string;
  /** Words that must stand in the message for this piece to fit it. */
  needs: RegExp | null;
};

/** 'radio, tv> …': only for messages in which one of these words begins. */
const condition = /^([a-z0-9' ,]+)> /;

function neededBy(line: string): RegExp | null {
  const words = line.match(condition)?.[1];
  return words ? new RegExp(`\\b(?:${words.split(/, ?/).join('|')})`, 'i') : null;
}

/** The pieces of one source, with ids that stay while lines are only appended. */
export function piecesOf(source: string, lines: Lines): Piece[] {
  return Object.entries(lines).flatMap(([move, texts]) =>
    texts.map((line, index) => ({
      id: `${source}.${move}.${index}`,
      family: /^(?:act|topic)\./.test(source)
        ? `${source}.${move}.${index}`
        : `${source}.${move.slice(0, 3)}`,
      move: move as Move,
      text: line.replace(condition, ''),
      needs: neededBy(line),
    })),
  );
}

/** A kind of message that asks for an answer of its own, whatever else it holds. */
export type Act = {
  id: string;
  cues: RegExp;
  /** Beyond so many words the message is told, not done: the act gives way. */
  max?: number;
  lines: Lines;
};
