import { AppError } from '@mooring/contract';
import type { Env } from '@mooring/storage';
import { createMutex } from '@mooring/storage';
import type { AccountStorage } from '../repositories/account-storage.ts';
import { createMeasure } from './measure.ts';
import { pieceId, sealPiece } from './pieces.ts';
import { pieceSamples, type Recording } from './recording.ts';

/** A recording that is being taken in this tab: what of it is kept, and what still waits in memory. */
export type Taking = {
  /** Rejects when a full piece could not be kept; it then waits, and is tried again with the next. */
  append(samples: Int16Array): Promise<void>;
  /** Keeps everything that waits, the last piece with it. */
  settle(): Promise<void>;
  /** Everything heard so far. */
  measured(): Omit<Recording, 'id'>;
  /** What is only in memory. */
  waiting(): Int16Array<ArrayBuffer>[];
};

type Parts = { env: Env; storage: AccountStorage; recordingId: string };

export function createTaking({ env, storage, recordingId }: Parts): Taking {
  const inTurn = createMutex();
  const measure = createMeasure();
  const full: Int16Array<ArrayBuffer>[] = [];
  let filling = new Int16Array(pieceSamples);
  let filled = 0;
  let kept = 0;
  let owner: string | null = null;

  /** In the account it was begun in, or in the one that has since adopted it; never in anybody else's. */
  async function openOwn() {
    const open = await storage.openForWriting();
    const { userId } = open.vault;
    if (owner !== null && owner !== userId) {
      const adopted = await open.store.get('audio_chunks', pieceId(recordingId, 0));
      if (kept === 0 || !adopted) throw new AppError('session.locked');
    }
    owner = userId;
    return open;
  }

  async function keep(samples: Int16Array) {
    const { vault, store } = await openOwn();
    const createdAt = env.now().toISOString();
    const put = await sealPiece(vault, { recordingId, index: kept, samples, createdAt });
    await store.write([{ table: 'audio_chunks', put }]);
    kept += 1;
  }

  async function keepFull() {
    for (let next = full[0]; next !== undefined; next = full[0]) {
      await keep(next);
      full.shift();
    }
  }

  function take(samples: Int16Array) {
    measure.add(samples);
    for (let start = 0; start < samples.length; ) {
      const part = samples.subarray(start, start + pieceSamples - filled);
      filling.set(part, filled);
      filled += part.length;
      start += part.length;
      if (filled < pieceSamples) continue;
      full.push(filling);
      filling = new Int16Array(pieceSamples);
      filled = 0;
    }
  }

  return {
    append(samples) {
      take(samples);
      return inTurn(keepFull);
    },
    settle: () =>
      inTurn(async () => {
        if (filled > 0) full.push(filling.slice(0, filled));
        filling = new Int16Array(pieceSamples);
        filled = 0;
        await keepFull();
      }),
    measured: measure.result,
    waiting: () => (filled > 0 ? [...full, filling.slice(0, filled)] : [...full]),
  };
}
