import { AppError } from '@mooring/contract';
import type { Env } from '@mooring/storage';
import { createMutex } from '@mooring/storage';
import type { AccountStorage } from '../repositories/account-storage.ts';
import { chunkId, sealChunk } from './audio-chunks.ts';
import { type Recording, samplesPerChunk } from './recording.ts';
import { createWaveformBuilder } from './waveform-builder.ts';

/** Writes the samples of one recording as encrypted chunks. Chunks that are not yet written stay in memory. */
export type RecordingWriter = {
  /** Adds samples. Rejects if a full chunk could not be written; it is retried with the next one. */
  append(samples: Int16Array): Promise<void>;
  /** Writes all remaining chunks, including the last, partly filled one. */
  flush(): Promise<void>;
  /** Length and peaks of all samples so far. */
  summary(): Omit<Recording, 'id'>;
  /** The chunks that are only in memory. */
  unsaved(): Int16Array<ArrayBuffer>[];
};

type Parts = { env: Env; storage: AccountStorage; recordingId: string };

export function createRecordingWriter({ env, storage, recordingId }: Parts): RecordingWriter {
  const withMutex = createMutex();
  const waveform = createWaveformBuilder();
  const full: Int16Array<ArrayBuffer>[] = [];
  let filling = new Int16Array(samplesPerChunk);
  let filled = 0;
  let written = 0;
  let owner: string | null = null;

  /** Writes only to the account in which the recording started, or to the one that the visitor's rows were moved to. */
  async function openOwnAccount() {
    const open = await storage.openForWriting();
    const { userId } = open.vault;
    if (owner !== null && owner !== userId) {
      const movedChunk = await open.store.get('audio_chunks', chunkId(recordingId, 0));
      if (written === 0 || !movedChunk) throw new AppError('session.locked');
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
    waveform.add(samples);
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
    summary: waveform.build,
    unsaved: () => (filled > 0 ? [...full, filling.slice(0, filled)] : [...full]),
  };
}
