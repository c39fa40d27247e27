/** What can only be measured inside a browser: saving, and stretching a password. Each beside its floor, turn by turn. */
import { createAppData } from '@mooring/data';
import { argon2id } from 'hash-wasm';
import { argon2InWorker as kdf } from '../../packages/storage/src/vault/argon2-in-worker.ts';
import { argon2Preferred } from '../../packages/storage/src/vault/argon2-params.ts';
import { albumTimes, fillAlbum } from './album.ts';
import { messageCosts } from './conversation.ts';
import { exportAs, fillJournal } from './exports.ts';
import { fillEntries, journalTimes, savesInto } from './journal.ts';
import { rawSave } from './raw-save.ts';

/** Milliseconds, one number a turn. */
export type Timings = { ours: number[]; floor: number[] };

declare global {
  var bench: {
    saves(turns: number): Promise<Timings>;
    argon2(turns: number): Promise<Timings>;
    fillJournal: typeof fillJournal;
    exportAs: typeof exportAs;
    fillEntries: typeof fillEntries;
    journalTimes: typeof journalTimes;
    savesInto: typeof savesInto;
    fillAlbum: typeof fillAlbum;
    albumTimes: typeof albumTimes;
    messageCosts: typeof messageCosts;
  };
}

const text =
  'I filled the second cup anyway. It steamed by the window while I told it about the garden. '.repeat(
    12,
  );

globalThis.bench = {
  fillJournal,
  exportAs,
  fillEntries,
  journalTimes,
  savesInto,
  fillAlbum,
  albumTimes,
  messageCosts,
  async saves(turns) {
    const data = createAppData();
    await data.accounts.start();
    const raw = await rawSave();
    const fields = { title: 'The second cup', content: text, tags: ['grief' as const] };
    await data.entries.create(fields);
    await raw(fields);
    return inTurns(
      turns,
      () => data.entries.create(fields),
      () => raw(fields),
    );
  },
  async argon2(turns) {
    const salt = crypto.getRandomValues(new Uint8Array(16));
    const { memoryKiB: memorySize, iterations, parallelism } = argon2Preferred;
    const bare = () =>
      argon2id({
        password: 'a lamp on the water',
        salt,
        memorySize,
        iterations,
        parallelism,
        hashLength: 32,
        outputType: 'binary',
      });
    const ours = () => kdf.derive('a lamp on the water', salt, argon2Preferred);
    await ours();
    await bare();
    // As where a password is typed: what is needed is made ready when the field is entered.
    const typing = () => {
      kdf.warm?.();
      return new Promise((resolve) => setTimeout(resolve, 1000));
    };
    return inTurns(turns, ours, bare, typing);
  },
};

async function inTurns(
  turns: number,
  ours: () => Promise<unknown>,
  floor: () => Promise<unknown>,
  before: () => Promise<unknown> = async () => {},
): Promise<Timings> {
  const timings: Timings = { ours: [], floor: [] };
  for (let turn = 0; turn < turns; turn += 1) {
    await before();
    timings.ours.push(await timed(ours));
    timings.floor.push(await timed(floor));
  }
  return timings;
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}
