// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { playAccountMoves } from './hostile-account-moves.ts';
import { endlessMoves } from './hostile-endless-moves.ts';
import { honestMoves } from './hostile-history-moves.ts';
import { type MoveResult, playMoves } from './hostile-server.ts';

/** `pnpm proof:hostile` prints what came of each move. */
const isPrinting = process.env.MOORING_HOSTILE === 'print';

test('a hostile server changes nothing unseen, and no words are lost', {
  timeout: 240_000,
}, async () => {
  const results = [...(await playMoves()), ...(await playAccountMoves())];
  if (isPrinting) print(results);
  expect(results.length).toBeGreaterThanOrEqual(25);
  expect(results.filter(({ isUnseen, lost }) => isUnseen || lost > 0)).toEqual([]);
});

test('an honest server causes no alarm, also one that was set back to the backup of last week', {
  timeout: 60_000,
}, async () => {
  const results = await playMoves(honestMoves);
  expect(results.filter(({ isSaid, isFailed, isRight }) => isSaid || isFailed || !isRight)).toEqual(
    [],
  );
});

test('a server that does not end is left, and every device says so in a sentence', {
  timeout: 120_000,
}, async () => {
  const results = await playMoves(endlessMoves);
  expect(
    results.map(({ name, lost, isSaid, isFailed }) => ({ name, lost, isSaid, isFailed })),
  ).toEqual(endlessMoves.map(({ name }) => ({ name, lost: 0, isSaid: true, isFailed: false })));
});

test('an envelope that the server exchanged or weakened opens nothing, and is said', async () => {
  for (const result of await playAccountMoves()) {
    expect(result).toMatchObject({ lost: 0, isUnseen: false, isSaid: true });
  }
});

function print(results: readonly MoveResult[]): void {
  const lines = results.map((one) => {
    const said = one.isSaid ? ' (said)' : one.isFailed ? ' (sync failed)' : '';
    return `${outcomeOf(one).padEnd(7)} ${String(one.lost).padStart(3)} lost  ${one.name}${said}`;
  });
  const count = (outcome: ReturnType<typeof outcomeOf>) =>
    results.filter((one) => outcomeOf(one) === outcome).length;
  const lost = results.reduce((sum, one) => sum + one.lost, 0);
  lines.push(
    `${results.length} moves: ${count('UNSEEN')} unseen, ${lost} rows lost; ${count('mended')} mended, ` +
      `${count('said')} said to the person, ${count('failed')} only a sync that failed`,
  );
  process.stdout.write(`${lines.join('\n')}\n`);
}

/** 'mended': every device is right in the same sync, whether or not it says something. */
function outcomeOf({ isUnseen, isRight, isSaid }: MoveResult) {
  if (isUnseen) return 'UNSEEN';
  if (isRight) return 'mended';
  return isSaid ? 'said' : 'failed';
}
