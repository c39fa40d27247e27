import type { Rows, Store, Vault, Write } from '@mooring/storage';
import { chunkIds } from './audio-chunks.ts';
import { openReference, recordingsOfEntries } from './references.ts';

type EntryRow = Rows['journal_entries'];
type AudioChunkRow = Rows['audio_chunks'];

/** As many deletions as there can be notices with an Undo. */
const maxKept = 5;

/**
 * The pieces of deleted recordings, still sealed, in this tab's memory only: what is deleted leaves the device at once,
 * and Undo writes it back for as long as the notice that offers it can stand.
 */
export type DeletedRecordings = {
  /** What to write so that the recording of the entry's row goes; nothing where it is `stays` or another entry has it. */
  removeWrites(
    at: { store: Store; vault: Vault },
    entry: EntryRow,
    keptRecordingId?: string,
  ): Promise<Write[]>;
  /** What to write so that a removed recording is there again. */
  restoreWrites(recordingId: string): Write[];
  /** It is there again. */
  forget(recordingId: string): void;
};

export function createDeletedRecordings(): DeletedRecordings {
  const removed = new Map<string, AudioChunkRow[]>();
  return {
    async removeWrites({ store, vault }, entry, keptRecordingId) {
      // Where it cannot be told whose a recording is, its pieces stay: better one too many than another's.
      const recording = await openReference(vault, entry).catch(() => null);
      if (!recording || recording.id === keptRecordingId) return [];
      const others = await recordingsOfEntries({ store, vault }, entry.id).catch(() => null);
      if (!others || others.has(recording.id)) return [];
      const ids = await chunkIds(store, recording.id);
      const rows = await store.getMany('audio_chunks', ids);
      removed.set(
        recording.id,
        rows.filter((row) => row !== undefined),
      );
      const [oldest] = removed.keys();
      if (removed.size > maxKept && oldest !== undefined) removed.delete(oldest);
      return ids.map((remove) => ({ table: 'audio_chunks', remove }));
    },
    restoreWrites: (recordingId) =>
      (removed.get(recordingId) ?? []).map((put) => ({ table: 'audio_chunks', put })),
    forget: (recordingId) => void removed.delete(recordingId),
  };
}
