import type { Store, Vault, Write } from '@mooring/storage';
import { type AudioChunkRow, chunkIds } from './audio-chunks.ts';
import { type EntryRow, openRecordingReference, recordingsOfEntries } from './references.ts';

/** The maximum number of notices with Undo that are visible at once. */
const maxKept = 5;

/**
 * Holds the encrypted chunks of deleted recordings in this tab's memory: a deletion takes effect on the device at once,
 * and Undo can write them back while its notice is shown.
 */
export type DeletedRecordings = {
  /**
   * The writes that delete the recording of an entry's row. Empty if it is `keptRecordingId` or another entry refers to
   * it.
   */
  removeWrites(
    at: { store: Store; vault: Vault },
    entry: EntryRow,
    keptRecordingId?: string,
  ): Promise<Write[]>;
  /** The writes that restore a deleted recording. */
  restoreWrites(recordingId: string): Write[];
  /** Forgets a recording that was restored. */
  forget(recordingId: string): void;
};

export function createDeletedRecordings(): DeletedRecordings {
  const removed = new Map<string, AudioChunkRow[]>();
  return {
    async removeWrites({ store, vault }, entry, keptRecordingId) {
      // If an entry cannot be opened, its recording is unknown. Then the chunks stay, so that no other entry loses
      // its recording.
      const recording = await openRecordingReference(vault, entry).catch(() => null);
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
