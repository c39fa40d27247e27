import { AppError, keyOf, type MessageKey } from '@mooring/contract';
import type { Env } from '@mooring/storage';
import type { AccountStorage, OpenAccount } from '../repositories/account-storage.ts';
import { recordingsOfConversations } from '../repositories/conversations-recordings.ts';
import {
  chunkIds,
  isFileId,
  isFromAnotherDevice,
  openChunks,
  recordingIdOf,
  removeChunks,
} from './audio-chunks.ts';
import { type Recording, samplesPerChunk } from './recording.ts';
import { createRecordingWriter, type RecordingWriter } from './recording-writer.ts';
import { recordingsOfDrafts, recordingsOfEntries } from './references.ts';
import type { TabLocks } from './tab-locks.ts';
import { createWaveformBuilder } from './waveform-builder.ts';

/** A finished recording. `failure`: why its end is only in memory; null when all of it is saved. */
export type FinishedRecording = { recording: Recording; failure: MessageKey | null };

/** A recording as a WAV file. `isComplete` is false if a part could not be opened and was replaced by silence. */
export type PlayableRecording = { wav: Blob; isComplete: boolean };

/** Voice recordings, saved as encrypted chunks while they are recorded: 16 kHz, 16 bits, one channel. */
export type Recordings = {
  /** Returns the new recording's id. */
  begin(): Promise<string>;
  /** Adds samples. Rejects if the device cannot save them; they stay in memory and are retried. */
  append(id: string, samples: Int16Array): Promise<void>;
  /** Ends the recording. Call it again to retry what could not be saved. */
  finish(id: string): Promise<FinishedRecording>;
  /** Deletes it, unless an entry or a conversation refers to it. */
  discard(id: string): Promise<void>;
  /** What was saved of an interrupted recording. Null if there is nothing, or if another tab is still recording it. */
  recover(id: string): Promise<Recording | null>;
  /**
   * The newest interrupted recording: no entry, draft, conversation or open tab refers to it. Deletes those that are
   * too old.
   */
  findInterrupted(): Promise<Recording | null>;
  /** Throws AppError('recording.unreadable') if no part can be opened. */
  open(recording: Recording): Promise<PlayableRecording>;
};

/** ms after which an interrupted recording is deleted. */
const recoverableFor = 30 * 24 * 60 * 60 * 1000;

type Parts = { env: Env; storage: AccountStorage; tabLocks: TabLocks };

export function createRecordings({ env, storage, tabLocks }: Parts): Recordings {
  const writers = new Map<string, RecordingWriter>();
  const releaseWriter = (id: string) => {
    writers.delete(id);
    tabLocks.release(id);
  };

  async function recover(id: string): Promise<Recording | null> {
    const open = await storage.open();
    if (!open || writers.has(id) || (await tabLocks.isHeldElsewhere(id))) return null;
    const waveform = createWaveformBuilder();
    for await (const samples of openChunks(open, id)) {
      waveform.add(samples ?? new Int16Array(samplesPerChunk));
    }
    const { durationMs, peaks } = waveform.build();
    return durationMs > 0 ? { id, durationMs, peaks } : null;
  }

  /** Interrupted recordings, newest first. Deletes those that are too old. */
  async function listInterrupted(open: OpenAccount): Promise<string[]> {
    const ids = await open.store.ids('audio_chunks');
    const recordings = [...new Set(ids.map(recordingIdOf))].filter((id) => !isFileId(id));
    if (recordings.length === 0) return [];
    // If an entry, draft or conversation cannot be opened, its recording is unknown: then nothing is offered or
    // deleted.
    const referenced = await Promise.all([
      recordingsOfEntries(open),
      recordingsOfDrafts(open),
      recordingsOfConversations(open),
    ]).catch(() => null);
    if (!referenced) return [];
    const found: { id: string; at: string }[] = [];
    for (const id of recordings) {
      if (referenced.some((set) => set.has(id)) || writers.has(id)) continue;
      // Started on another device, which offers it there.
      if (await isFromAnotherDevice(open, id)) continue;
      if (await tabLocks.isHeldElsewhere(id)) continue;
      const last = (await chunkIds(open.store, id)).at(-1) ?? '';
      const at = (await open.store.get('audio_chunks', last))?.created_at ?? '';
      if (env.now().getTime() - Date.parse(at) > recoverableFor) await removeChunks(open, id);
      else found.push({ id, at });
    }
    return found.sort((one, other) => (one.at < other.at ? 1 : -1)).map(({ id }) => id);
  }

  return {
    async begin() {
      const id = env.newId();
      await tabLocks.acquire(id);
      writers.set(id, createRecordingWriter({ env, storage, recordingId: id }));
      return id;
    },
    async append(id, samples) {
      await writers.get(id)?.append(samples);
    },
    async finish(id) {
      const writer = writers.get(id);
      if (!writer) throw new AppError('store.failed');
      const failure = await writer.flush().then(
        () => null,
        (error: unknown) => keyOf(error, 'store.failed'),
      );
      // Unsaved samples must not outlive a lock. The saved chunks are offered as an interrupted recording.
      if (failure === null || failure === 'session.locked') releaseWriter(id);
      return { recording: { id, ...writer.summary() }, failure };
    },
    async discard(id) {
      releaseWriter(id);
      const open = await storage.open();
      if (!open || (await recordingsOfEntries(open)).has(id)) return;
      if (!(await recordingsOfConversations(open)).has(id)) await removeChunks(open, id);
    },
    recover,
    async findInterrupted() {
      const open = await storage.open();
      for (const id of open ? await listInterrupted(open) : []) {
        const recording = await recover(id);
        if (recording) return recording;
      }
      return null;
    },
    async open({ id, durationMs }) {
      const open = await storage.open();
      const chunks: Int16Array<ArrayBuffer>[] = [];
      let missing = 0;
      for await (const samples of open ? openChunks(open, id) : []) {
        if (!samples) missing += 1;
        chunks.push(samples ?? new Int16Array(samplesPerChunk));
      }
      const hasOpened = chunks.length > missing;
      chunks.push(...(writers.get(id)?.unsaved() ?? []));
      if (chunks.length === 0 || (!hasOpened && missing > 0))
        throw new AppError('recording.unreadable');
      const { encodeWav } = await import('./wav.ts');
      const samples = chunks.reduce((sum, chunk) => sum + chunk.length, 0);
      return {
        wav: await encodeWav(chunks),
        isComplete: missing === 0 && samples >= durationMs * 16 - 16,
      };
    },
  };
}
