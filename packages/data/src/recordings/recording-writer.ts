import { AppError } from '@mooring/contract';
import type { Env } from '@mooring/storage';
import { createMutex } from '@mooring/storage';
import type { AccountStorage } from '../repositories/account-storage.ts';
import { chunkId, sealChunk } from './audio-chunks.ts';
import { type Recording, samplesPerChunk } from './recording.ts';
import { createWaveformBuilder } from './waveform-builder.ts';

/** A recording that is being taken in this tab: what of it is kept, and what still waits in memory. */
export type RecordingWriter = {
  /** Rejects when a full piece could not be kept; it then waits, and is tried again with the next. */
  append(samples: Int16Array): Promise<void>;
  /** Keeps everything that waits, the last piece with it. */
  flush(): Promise<void>;
  /** Everything heard so far. */
  summary(): Omit<Recording, 'id'>;
  /** What is only in memory. */
  unsaved(): Int16Array<ArrayBuffer>[];
};

type Parts = { env: Env; storage: AccountStorage; recordingId: string };

export function createRecordingWriter({ env, storage, recordingId }: Parts): RecordingWriter {
  const withMutex = createMutex();
  const measure = createWaveformBuilder();
  const full: Int16Array<ArrayBuffer>[] = [];
  let filling = new Int16Array(samplesPerChunk);
  let filled = 0;
  let written = 0;
  let owner: string | null = null;

  /** In the account it was begun in, or in the one that has since adopted it; never in anybody else's. */
  async function openOwnAccount() {
    const open = await storage.openForWriting();
    const { userId } = open.vault;
    if (owner !== null && owner !== userId) {
      const adopted = await open.store.get('audio_chunks', chunkId(recordingId, 0));
      if (written === 0 || !adopted) throw new AppError('session.locked');
    }
    owner = userId;
    return open;
  }

  async function writeChunk(samples: Int16Array) {
    const { vault, store } = await openOwnAccount();
    const createdAt = env.now().toISOString();
    const put = await sealChunk(vault, { recordingId, index: written, samples, createdAt });
    await store.write([{ table: 'audio_chunks', put }]);
    written += 1;
  }

  async function writeFullChunks() {
    for (let next = full[0]; next !== undefined; next = full[0]) {
      await writeChunk(next);
      full.shift();
    }
  }

  function buffer(samples: Int16Array) {
    measure.add(samples);
    for (let start = 0; start < samples.length; ) {
      const part = samples.subarray(start, start + samplesPerChunk - filled);
      filling.set(part, filled);
      filled += part.length;
      start += part.length;
      if (filled < samplesPerChunk) continue;
      full.push(filling);
      filling = new Int16Array(samplesPerChunk);
      filled = 0;
    }
  }

  return {
    append(samples) {
      buffer(samples);
      return withMutex(writeFullChunks);
    },
    flush: () =>
      withMutex(async () => {
        if (filled > 0) full.push(filling.slice(0, filled));
        filling = new Int16Array(samplesPerChunk);
        filled = 0;
        await writeFullChunks();
      }),
    summary: measure.build,
    unsaved: () => (filled > 0 ? [...full, filling.slice(0, filled)] : [...full]),
  };
}
