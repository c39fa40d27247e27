import type { Move } from './piece.ts';
import type { Memory } from './remember.ts';

export type Phase = 'arrive' | 'tell' | 'deepen' | 'resource';

/** What kind of reply comes now: its moves in order of preference, and how many sentences it may have. */
export type Plan = {
  phase: Phase;
  mayAsk: boolean;
  sentences: number;
  summary: boolean;
  offer: boolean;
  /** Ways to answer, best first; each is one or two moves. */
  recipes: readonly (readonly Move[])[];
};

export function planFor(memory: Memory): Plan {
  const { newest, turn } = memory;
  const phase = phaseOf(turn);
  const mayAsk = !memory.replies[0]?.includes('?');
  const sentences = newest.count <= 3 ? 1 : newest.count <= 14 ? 3 : 4;
  const told = memory.spoken.length;
  // What was hard to say is answered for itself, without looking back or offering anything.
  const heavy =
    newest.losses.length > 0 ||
    newest.topics.some(({ topic }) => (topic.weight ?? 0) >= 12) ||
    newest.frames.some(({ frame }) => frame.weight >= 42);
  return {
    phase,
    mayAsk,
    sentences,
    summary:
      mayAsk && turn >= 6 && memory.sinceSummary >= 7 && told >= 4 && newest.count > 3 && !heavy,
    offer:
      turn >= 7 &&
      memory.sinceOffer >= 8 &&
      !mayAsk &&
      newest.count > 3 &&
      !heavy &&
      newest.topics.every(({ topic }) => (topic.weight ?? 0) < 8),
    recipes: recipes(phase, mayAsk, newest.count),
  };
}

const phaseOf = (turn: number): Phase => {
  if (turn <= 1) return 'arrive';
  if (turn <= 4) return 'tell';
  return turn <= 8 ? 'deepen' : 'resource';
};

function recipes(phase: Phase, mayAsk: boolean, count: number): (readonly Move[])[] {
  const short = count <= 3;
  if (mayAsk) {
    if (short) return [['ask'], ['reflect'], ['affirm'], ['presence']];
    if (phase === 'resource')
      return [
        ['affirm', 'ask'],
        ['reflect', 'ask'],
        ['reflect', 'askWho'],
        ['reflect'],
        ['presence'],
      ];
    return [['reflect', 'ask'], ['affirm', 'ask'], ['reflect'], ['ask'], ['presence']];
  }
  if (short) return [['reflect'], ['affirm'], ['meaning'], ['presence']];
  return [
    ['affirm', 'meaning'],
    ['reflect', 'meaning'],
    ['reflect', 'normal'],
    ['reflect', 'reflect'],
    ['affirm'],
    ['reflect'],
    ['meaning'],
    ['presence'],
  ];
}
