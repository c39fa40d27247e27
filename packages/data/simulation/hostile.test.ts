import { expect, test } from 'vitest';
import { honestMoves } from './hostile-history-moves.ts';
import { type MoveResult, playMoves } from './hostile-server.ts';

/** `pnpm proof:hostile` prints what came of each move. */
const isPrinting = process.env.MOORING_HOSTILE === 'print';

test('a hostile server changes nothing unseen, and no words are lost', {
  timeout: 240_000,
}, async () => {
  const results = await playMoves();
  if (isPrinting) print(results);
  expect(results.length).toBeGreaterThanOrEqual(25);
  expect(results.filter(({ isUnseen, lost }) => isUnseen || lost > 0)).toEqual([]);
});

test('an honest server causes no alarm, also one that was set back to the backup of last week', {
  timeout: 60_000,
}, async () => {
  const results = await playMoves(honestMoves);
  expect(results.filter(({ isSeen, isRight }) => isSeen || !isRight)).toEqual([]);
});

function print(results: readonly MoveResult[]): void {
  const lines = results.map(({ name, lost, isUnseen, isRight, isSeen }) => {
    const outcome = isUnseen ? 'UNSEEN' : isRight ? 'mended' : 'told';
    return `${outcome.padEnd(7)} ${String(lost).padStart(3)} lost  ${name}${isSeen ? ' (told)' : ''}`;
  });
  const unseen = results.filter(({ isUnseen }) => isUnseen).length;
  const lost = results.reduce((sum, one) => sum + one.lost, 0);
  lines.push(`${results.length} moves: ${unseen} unseen, ${lost} rows lost`);
  process.stdout.write(`${lines.join('\n')}\n`);
}
