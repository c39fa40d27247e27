import { piecesFrom } from './bank.ts';
import { composed, type Desk, type Said, sayable } from './compose.ts';
import type { Memory } from './remember.ts';
import type { Source } from './sources.ts';

/** What has been spoken of so far, with what came today at the end; null when it would be thin. */
export function summaryOf(memory: Memory, desk: Desk): Said[] | null {
  const now = memory.spoken.filter((spoken) => spoken.turn === memory.turn).sort(heavier)[0];
  const [one, two] = memory.spoken
    .filter((spoken) => spoken.turn < memory.turn)
    .sort(heavier)
    .slice(0, 2)
    .sort((a, b) => a.turn - b.turn);
  const three = now;
  if (!one || !two || !three) return null;
  const source: Source = {
    id: 'summary',
    score: 100,
    pieces: piecesFrom('summary'),
    slots: { one: one.label, two: two.label, three: three.label },
  };
  return composed([['reflect']], sayable([source], desk), { ...desk, sentences: 5 });
}

const heavier = (a: { weight: number }, b: { weight: number }): number => b.weight - a.weight;
