import { AppError, keyOf, type MessageKey } from '@mooring/contract';
import type { Env, Vault } from '@mooring/storage';
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
import { recordingsOfEntries } from './references.ts';
import { notReferredTo, oldNotReferredTo } from './referred-recordings.ts';
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
   * The newest interrupted recording: no entry, draft, conversation or open tab refers to it. Those that are too old are deleted
   * soon after.
   */
  findInterrupted(): Promise<Recording | null>;
  /** Throws AppError('recording.unreadable') if no part can be opened. */
  open(recording: Recording): Promise<PlayableRecording>;
};

/** ms after which an interrupted recording is deleted. */
const recoverableFor = 30 * 24 * 60 * 60 * 1000;

/** The recordings that these chunks are of, without files that were kept as they came. */
const recordingsIn = (chunks: readonly string[]) =>
  new Set(chunks.map(recordingIdOf).filter((id) => !isFileId(id)));

const twoSeconds = () => new Promise<void>((resolve) => setTimeout(resolve, 2000));

type Parts = {
  env: Env;
  storage: AccountStorage;
  tabLocks: TabLocks;
  /** Before those that are too old are looked for. */
  sweepDelay?: () => Promise<void>;
};

export function createRecordings({
  env,
  storage,
  tabLocks,
  sweepDelay = twoSeconds,
}: Parts): Recordings {
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

  /** Interrupted recordings, newest first. Those that are too old are deleted a little later, once for each opened account. */
  async function listInterrupted(open: OpenAccount): Promise<string[]> {
    const since = new Date(env.now().getTime() - recoverableFor).toISOString();
    const recent = recordingsIn(await open.store.idsFrom('audio_chunks', since));
    void removeOldSoon(open.vault, recent);
    const ids = [...recent].filter((id) => !writers.has(id));
    // If an entry, draft or conversation cannot be opened, its recording is unknown: then nothing is offered.
    const left = await notReferredTo(open, ids, since).catch(() => []);
    const found: { id: string; at: string }[] = [];
    for (const id of left)
      if (await isOurs(open, id)) found.push({ id, at: await endOf(open, id) });
    return found.sort((one, other) => (one.at < other.at ? 1 : -1)).map(({ id }) => id);
  }

  /** Not begun on another device, which offers it there, nor in another tab. */
  const isOurs = async (open: OpenAccount, id: string) =>
    !(await isFromAnotherDevice(open, id)) && !(await tabLocks.isHeldElsewhere(id));

  const endOf = async ({ store }: OpenAccount, id: string) => {
    const last = (await chunkIds(store, id)).at(-1) ?? '';
    return (await store.get('audio_chunks', last))?.created_at ?? '';
  };

  const swept = new WeakSet<Vault>();
  /** Nobody waits for it, and in a long journal it takes a while: not while a page is being filled. */
  async function removeOldSoon(vault: Vault, recent: ReadonlySet<string>) {
    if (swept.has(vault)) return;
    swept.add(vault);
    await sweepDelay();
    const open = await storage.open().catch(() => null);
    if (open?.vault === vault) await removeOld(open, recent).catch(() => {});
  }

  async function removeOld(open: OpenAccount, recent: ReadonlySet<string>) {
    const all = recordingsIn(await open.store.ids('audio_chunks'));
    const old = [...all].filter((id) => !recent.has(id) && !writers.has(id));
    for (const id of await oldNotReferredTo(open, old)) {
      const age = env.now().getTime() - Date.parse(await endOf(open, id));
      if (!writers.has(id) && age > recoverableFor && (await isOurs(open, id)))
        await removeChunks(open, id);
    }
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
