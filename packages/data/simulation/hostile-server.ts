import { conflictCopyPrefix } from '../src/repositories/conflict-copies.ts';
import type { Move } from './hostile-move.ts';
import { allRowMoves } from './hostile-moves.ts';
import { openHostileWorld, unreadable, type View, viewOf } from './hostile-world.ts';
import type { SimulatedDevice } from './simulated-devices.ts';

export type MoveResult = {
  name: string;
  /** Rows that a device could read before the move and cannot any more. */
  lost: number;
  /** A device shows something else than the person wrote, or not everything, and does not say so. */
  isUnseen: boolean;
  /** Every device shows exactly what the person wrote. */
  isRight: boolean;
  /** A device says in a sentence what is wrong with the server. */
  isSaid: boolean;
  /** The sync of a device failed without such a sentence: it says that it tries again, and not that all is synced. */
  isFailed: boolean;
};

/** Plays every move of a hostile server against two devices of one person, and a third that comes afterwards. */
export async function playMoves(moves: readonly Move[] = allRowMoves): Promise<MoveResult[]> {
  const results: MoveResult[] = [];
  for (const move of moves) results.push(await playMove(move));
  return results;
}

async function playMove(move: Move): Promise<MoveResult> {
  const world = await openHostileWorld();
  const { a, b, sync, startDevice } = world;
  await move.play(world);
  const changed = new Set(move.changes?.(world));
  const truth = await viewOf(a);
  const before = [truth, await viewOf(b)];
  await sync(a, b);
  const late = await startDevice();
  await sync(late);
  const after = [await viewOf(a), await viewOf(b)];
  // The first device wrote what was changed, so it has to keep it.
  const lost = before.map((view, index) =>
    countLost(view, after[index] ?? view, index === 0 ? new Set() : changed),
  );
  const shown = [...after, await viewOf(late)];
  const devices = [a, b, late];
  const isWrong = shown.map((view, index) => !isRight(view, truth, before[index]));
  const isSaid = await Promise.all(
    devices.map(
      async (device, index) =>
        world.failureOf(device) === 'sync.endless' ||
        [...(shown[index] ?? [])].some(([, text]) => text === unreadable) ||
        (await noticed(device)),
    ),
  );
  const isFailed = devices.map(
    (device, index) => !isSaid[index] && world.failureOf(device) !== undefined,
  );
  return {
    name: move.name,
    lost: lost.reduce((sum, count) => sum + count, 0),
    isUnseen: isWrong.some((wrong, index) => wrong && !isSaid[index] && !isFailed[index]),
    isRight: !isWrong.includes(true),
    isSaid: isSaid.includes(true),
    isFailed: isFailed.includes(true),
  };
}

/** A row that a device had and that nobody changed is still there, or its words are in another row. */
function countLost(before: View, after: View, changed: ReadonlySet<string>): number {
  const texts = new Set(after.values());
  return [...before].filter(([key, text]) => !changed.has(key) && !texts.has(text)).length;
}

/** Whether a device shows exactly what the person wrote, apart from what is its own. */
function isRight(view: View, truth: View, own: View = new Map()): boolean {
  const texts = new Set(view.values());
  const allowed = new Set([...truth.values(), ...own.values()]);
  const isWhole = [...truth].every(([key, text]) => isOfDevice(key) || texts.has(text));
  const isOnly = [...view].every(([key, text]) => isOfDevice(key) || allowed.has(text));
  return isWhole && isOnly;
}

const isOfDevice = (key: string) => /:(draft|beside|set-aside|held):/.test(key);

/** Whether a device tells the person that something is not as it should be. */
async function noticed({ store, vault, lastFindings }: SimulatedDevice): Promise<boolean> {
  const notes = await store.ids('user_data', `${vault.userId}:${conflictCopyPrefix}`);
  const aside = await store.ids('user_data', `${vault.userId}:set-aside:`);
  const held = await store.ids('user_data', `${vault.userId}:held:`);
  const { refused } = await store.sync.readStatus();
  const { isMissing } = lastFindings();
  return [notes, aside, held].some((ids) => ids.length > 0) || refused > 0 || isMissing;
}
