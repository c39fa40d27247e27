import { findPerson } from './acquaint.ts';
import { piecesFrom } from './bank.ts';
import type { Person } from './people.ts';
import type { Piece } from './piece.ts';
import type { Plan } from './plan.ts';
import type { Memory } from './remember.ts';
import type { Slots } from './slots.ts';
import { wordsOf } from './text.ts';
import { timeOfLoss } from './times.ts';
import { turnRound } from './turn-round.ts';

/** Pieces that could answer this message, how well they fit it, and what stands in their slots. */
export type Source = { id: string; score: number; pieces: readonly Piece[]; slots: Slots };

export function sourcesFor(memory: Memory, plan: Plan): Source[] {
  const { newest } = memory;
  const base = baseSlots(memory);
  const about = (clause: string): Slots => ({
    ...base,
    person: findPerson(memory, clause) ?? memory.focus,
  });
  const source = (id: string, score: number, slots: Slots = base): Source => ({
    id,
    score,
    slots,
    pieces: piecesFrom(id),
  });
  const last = newest.clauses.at(-1);
  const sources: Source[] = [
    ...(memory.lossTold === memory.turn && memory.loss
      ? [source(`loss.${memory.loss}`, 92, { ...base, person: memory.lost ?? memory.focus })]
      : []),
    ...newest.frames.map(({ frame, x, clause }) =>
      source(
        `frame.${frame.id}`,
        frame.weight + 22 + (clause === last ? 3 : 0) + (clause.afterBut ? 4 : 0),
        { ...about(clause.text), x },
      ),
    ),
    ...newest.topics.map(({ topic, clause }) =>
      source(
        `topic.${topic.id}`,
        62 + (topic.weight ?? 0) - worn(memory, topic.id),
        topic.about === 'lost' && memory.lost
          ? { ...base, person: memory.lost }
          : about(clause.text),
      ),
    ),
    ...newest.shades
      .filter((hit) => !hit.denied)
      .map(({ shade, strong, clause }) =>
        source(
          `shade.${shade.id}`,
          46 + (strong ? 6 : 0) + (clause === last ? 2 : 0) - worn(memory, shade.id),
          about(clause.text),
        ),
      ),
    ...newest.echoes.slice(0, 3).map((x, index) => source('echo', 45 - index, { ...about(x), x })),
    ...newest.quotes
      .slice(0, 3)
      .map((quote, index) =>
        source('quote', (readable(memory) ? 32 : 0) - index, { ...base, quote }),
      ),
    ...newest.things.slice(0, 2).map((thing) => source('thing', 41, { ...base, thing })),
    source(past.test(last?.text ?? '') ? 'follow-then' : 'follow-now', 33),
    source('presence', 4),
  ];
  if (newest.twoSided)
    sources.push(
      source('two-sided', 56, { ...base, x: newest.twoSided[0], y: newest.twoSided[1] }),
    );
  if (isFragment(memory)) sources.push(source('fragment', 50, { ...base, x: fragmentOf(memory) }));
  if (memory.asked === 'askWho' && memory.focus?.seen === memory.turn && newest.count <= 6)
    sources.push(source('nearby', 70));
  if (plan.phase === 'deepen' || plan.phase === 'resource') {
    sources.push(
      source(memory.lost ? 'deepen' : 'deepen-alone', 22, { ...base, person: memory.lost }),
    );
  }
  if (plan.phase === 'resource')
    sources.push(source('resource', 25, { ...base, person: memory.lost }));
  return memory.noEcho
    ? sources.filter(({ id }) => !/^(?:echo|quote|fragment|two-sided|frame\.)/.test(id))
    : sources;
}

const past =
  /\b(?:was|were|did|didn't|had|went|said|told|came|left|got|made|saw|rang|gave|took|put|sat|stood|kept|found|froze|brought|wrote|knew|thought|felt|died|\w{3,}ed)\b/i;

/** What may fill a slot whatever the message was. */
export function baseSlots(memory: Memory): Slots {
  const labels = memory.spoken.filter(
    (spoken) => spoken.turn < memory.turn && spoken.label.length < 60,
  );
  const person: Person | null = memory.focus ?? memory.lost;
  return {
    person,
    time: timeOfLoss(memory.newest.text),
    span: memory.newest.span,
    lasted: memory.lasted,
    helped: memory.helped,
    earlier:
      labels
        .filter((spoken) => !memory.newest.topics.some((hit) => hit.topic.id === spoken.id))
        .at(-1)?.label ?? null,
  };
}

/** A subject that keeps coming back gives others some room. */
const worn = (memory: Memory, id: string): number =>
  memory.spoken.some((spoken) => spoken.id === id && spoken.turn < memory.turn) ? 5 : 0;

const unlikely = /[bcdfghjklmnpqrstvwxz]{5,}|^(?:asd|qwe|zxc|sdf|dfg|fgh|hjk|jkl)/i;

/** Whether it reads like words at all, or like fingers on keys. */
export const readable = (memory: Memory): boolean => {
  const words = wordsOf(memory.newest.text);
  const likely = words.filter(
    (word) => /[aeiouy]/i.test(word) && !unlikely.test(word) && word.length < 18,
  );
  return likely.length / Math.max(1, words.length) >= 0.7;
};

const isFragment = (memory: Memory): boolean =>
  memory.newest.count >= 2 &&
  memory.newest.count <= 6 &&
  readable(memory) &&
  memory.newest.echoes.length === 0 &&
  fragmentOf(memory) !== '';

const fragmentOf = (memory: Memory): string => {
  const [clause] = memory.newest.clauses;
  const text = clause && !clause.asks ? clause.text : '';
  if (
    !/^(?:his|her|my|our|the|their|a|an|in|on|at|every|when|mostly|just|only|being|about|with|like)\b/i.test(
      text,
    )
  )
    return '';
  const turned = turnRound(text);
  return /\b(?:you|your|yours|fuck\w*|shit\w*)\b/i.test(text)
    ? ''
    : turned.charAt(0).toLowerCase() + turned.slice(1);
};

/** Nothing in the message gives a hold. */
export const isUnclear = (memory: Memory): boolean => {
  const { newest } = memory;
  const held =
    newest.frames.length +
    newest.topics.length +
    newest.shades.length +
    newest.losses.length +
    newest.echoes.length;
  if (held > 0 || isFragment(memory) || newest.things.length > 0) return false;
  return (
    !readable(memory) || (newest.count <= 3 && newest.quotes.length === 0 && newest.time === null)
  );
};
