import type { Turn } from '../engine.ts';
import { findFormFault } from './check-reply.ts';
import { fillLine } from './fill-line.ts';
import { type Line, linesOf } from './lines.ts';
import type { Memory } from './memory.ts';
import { namesTheLost } from './names-the-lost.ts';
import { personInMind, premisesHold } from './premises.ts';
import { seededRandom } from './seeded-random.ts';
import { applyTone } from './tone.ts';

/** The lines of a subject that may be said now, filled, the most particular first. */
export function usable(
  subject: string,
  kind: Line['kind'],
  memory: Memory,
  turn: Turn,
  isStrict: boolean,
): string[] {
  // Presence takes nothing for granted, so it may be about anybody.
  const person = subject === 'presence' ? whoIsPresent(memory) : personInMind(memory);
  const seed = seedOf(memory, turn);
  const bonus = subject === 'presence' ? 0 : 0.35;
  const mayName = !subject.startsWith('loss-') || namesTheLost(memory);
  return linesOf(subject)
    .filter(
      (line) =>
        line.kind === kind &&
        (mayName || !line.text.includes('{')) &&
        premisesHold(line.requires, memory, person),
    )
    .map((line) => ({
      // What is particular to this person comes first, and chance decides between the rest.
      rank: line.requires.length * bonus + seededRandom(seed, line.text),
      text: fillLine(applyTone(line.text, turn.tone), person),
    }))
    .sort((one, other) => other.rank - one.rank)
    .flatMap(({ text }) => (text && fits([text], memory, isStrict) ? [text] : []));
}

/** Not said lately; where it is `isStrict`, also not begun like one of the last replies. */
export function fits(
  parts: readonly string[],
  { pastReplies }: Memory,
  isStrict: boolean,
): boolean {
  const fault = findFormFault(parts.join(' '), pastReplies);
  return fault === null || (!isStrict && fault === 'opening');
}

/** Only who is in the message itself. A neighbour or a boss is not what it is about. */
const whoIsPresent = ({ focusPerson, turn }: Memory) =>
  focusPerson?.relation === 'other' || focusPerson?.lastMentioned !== turn ? null : focusPerson;

export const seedOf = ({ turn, latest }: Memory, { seed }: Turn) =>
  `${seed}/${turn}/${latest.text}`;
