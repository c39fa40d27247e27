import { AppError, keyOf, type MessageKey } from '@mooring/contract';
import type { Env, Write } from '@mooring/storage';
import { recordingsOfConversations } from '../repositories/conversations-sound.ts';
import type { Desk, OpenDesk } from '../repositories/desk.ts';
import type { Claims } from './claims.ts';
import { createMeasure } from './measure.ts';
import { openPieces, pieceIds, recordingOf } from './pieces.ts';
import { pieceSamples, type Recording } from './recording.ts';
import { recordingsOfDrafts, recordingsOfEntries } from './references.ts';
import { createTaking, type Taking } from './taking.ts';

/** A recording that has ended. `failure` says why its end is only in memory so far; null when all of it is kept. */
export type FinishedRecording = { recording: Recording; failure: MessageKey | null };

/** A recording as a WAV file; `whole` is false where a part did not open and stands as silence. */
export type OpenRecording = { wav: Blob; whole: boolean };

/** Voice, kept as sealed pieces while it is being recorded: 16 kHz, 16 bits, one channel. */
export type Recordings = {
  /** Returns the new recording's id. */
  begin(): Promise<string>;
  /** Takes the next samples. Rejects when the device does not keep them; they stay in memory and are tried again. */
  append(id: string, samples: Int16Array): Promise<void>;
  /** Ends it; asked again, tries to keep what a full device did not take. */
  finish(id: string): Promise<FinishedRecording>;
  /** Removes it, unless an entry has it. */
  discard(id: string): Promise<void>;
  /** What is kept of a recording that was cut off; null when nothing is, or when another tab is still recording it. */
  recover(id: string): Promise<Recording | null>;
  /** The newest recording that no entry, draft or open tab has: its tab was closed or killed. */
  unfinished(): Promise<Recording | null>;
  /** Throws AppError('recording.unreadable') when none of it opens. */
  open(recording: Recording): Promise<OpenRecording>;
};

/** ms after which a recording that was cut off is no longer offered back. */
const offered = 30 * 24 * 60 * 60 * 1000;

type Parts = { env: Env; desk: Desk; claims: Claims };

export function createRecordings({ env, desk, claims }: Parts): Recordings {
  const takings = new Map<string, Taking>();
  const letGo = (id: string) => {
    takings.delete(id);
    claims.free(id);
  };

  async function recover(id: string): Promise<Recording | null> {
    const open = await desk.open();
    if (!open || takings.has(id) || (await claims.heldElsewhere(id))) return null;
    const measure = createMeasure();
    for await (const samples of openPieces(open, id)) {
      measure.add(samples ?? new Int16Array(pieceSamples));
    }
    const { durationMs, peaks } = measure.result();
    return durationMs > 0 ? { id, durationMs, peaks } : null;
  }

  /** The cut-off ones, newest first; those too old to be offered are removed. */
  async function cutOff(open: OpenDesk): Promise<string[]> {
    const ids = await open.store.ids('audio_chunks');
    const recordings = [...new Set(ids.map(recordingOf))];
    if (recordings.length === 0) return [];
    // Where an entry or a draft does not open, nobody can say whose a recording is: nothing is offered or removed.
    const had = await Promise.all([
      recordingsOfEntries(open),
      recordingsOfDrafts(open),
      recordingsOfConversations(open),
    ]).catch(() => null);
    if (!had) return [];
    const found: { id: string; at: string }[] = [];
    for (const id of recordings) {
      if (had.some((set) => set.has(id)) || takings.has(id)) continue;
      // Begun on another device, which offers it there.
      if (await broughtHere(open, id)) continue;
      if (await claims.heldElsewhere(id)) continue;
      const last = (await pieceIds(open.store, id)).at(-1) ?? '';
      const at = (await open.store.get('audio_chunks', last))?.created_at ?? '';
      if (env.now().getTime() - Date.parse(at) > offered) await remove(open, id);
      else found.push({ id, at });
    }
    return found.sort((one, other) => (one.at < other.at ? 1 : -1)).map(({ id }) => id);
  }

  return {
    async begin() {
      const id = env.newId();
      await claims.hold(id);
      takings.set(id, createTaking({ env, desk, recordingId: id }));
      return id;
    },
    async append(id, samples) {
      await takings.get(id)?.append(samples);
    },
    async finish(id) {
      const taking = takings.get(id);
      if (!taking) throw new AppError('store.failed');
      const failure = await taking.settle().then(
        () => null,
        (error: unknown) => keyOf(error, 'store.failed'),
      );
      // What waits in memory must not outlive a lock. What is kept is offered back afterwards.
      if (failure === null || failure === 'session.locked') letGo(id);
      return { recording: { id, ...taking.measured() }, failure };
    },
    async discard(id) {
      letGo(id);
      const open = await desk.open();
      if (!open || (await recordingsOfEntries(open)).has(id)) return;
      if (!(await recordingsOfConversations(open)).has(id)) await remove(open, id);
    },
    recover,
    async unfinished() {
      const open = await desk.open();
      for (const id of open ? await cutOff(open) : []) {
        const recording = await recover(id);
        if (recording) return recording;
      }
      return null;
    },
    async open({ id, durationMs }) {
      const open = await desk.open();
      const pieces: Int16Array<ArrayBuffer>[] = [];
      let missing = 0;
      for await (const samples of open ? openPieces(open, id) : []) {
        if (!samples) missing += 1;
        pieces.push(samples ?? new Int16Array(pieceSamples));
      }
      const kept = pieces.length > missing;
      pieces.push(...(takings.get(id)?.waiting() ?? []));
      if (pieces.length === 0 || (!kept && missing > 0)) throw new AppError('recording.unreadable');
      const { wavOf } = await import('./wav.ts');
      const samples = pieces.reduce((sum, piece) => sum + piece.length, 0);
      return { wav: await wavOf(pieces), whole: missing === 0 && samples >= durationMs * 16 - 16 };
    },
  };
}

async function broughtHere({ store }: OpenDesk, id: string): Promise<boolean> {
  const entries = await store.sync.readEntries('audio_chunks', await pieceIds(store, id));
  return entries.some((entry) => entry?.isPulled);
}

async function remove({ store }: OpenDesk, id: string) {
  const ids = await pieceIds(store, id);
  await store.write(ids.map((remove): Write => ({ table: 'audio_chunks', remove })));
}
