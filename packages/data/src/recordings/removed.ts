import type { Rows, Store, Vault, Write } from '@mooring/storage';
import { pieceIds } from './pieces.ts';
import { recordingIn, recordingsOfEntries } from './references.ts';

type Entry = Rows['journal_entries'];
type Piece = Rows['audio_chunks'];

/** As many deletions as there can be notices with an Undo. */
const most = 5;

/**
 * The pieces of deleted recordings, still sealed, in this tab's memory only: what is deleted leaves the device at once,
 * and Undo writes it back for as long as the notice that offers it can stand.
 */
export type RemovedPieces = {
  /** What to write so that the recording of the entry's row goes; nothing where it is `stays` or another entry has it. */
  take(at: { store: Store; vault: Vault }, entry: Entry, stays?: string): Promise<Write[]>;
  /** What to write so that a removed recording is there again. */
  giveBack(recordingId: string): Write[];
  /** It is there again. */
  forget(recordingId: string): void;
};

export function createRemovedPieces(): RemovedPieces {
  const removed = new Map<string, Piece[]>();
  return {
    async take({ store, vault }, entry, stays) {
      // Where it cannot be told whose a recording is, its pieces stay: better one too many than another's.
      const recording = await recordingIn(vault, entry).catch(() => null);
      if (!recording || recording.id === stays) return [];
      const others = await recordingsOfEntries({ store, vault }, entry.id).catch(() => null);
      if (!others || others.has(recording.id)) return [];
      const ids = await pieceIds(store, recording.id);
      const rows = await store.getMany('audio_chunks', ids);
      removed.set(
        recording.id,
        rows.filter((row) => row !== undefined),
      );
      const [oldest] = removed.keys();
      if (removed.size > most && oldest !== undefined) removed.delete(oldest);
      return ids.map((remove) => ({ table: 'audio_chunks', remove }));
    },
    giveBack: (recordingId) =>
      (removed.get(recordingId) ?? []).map((put) => ({ table: 'audio_chunks', put })),
    forget: (recordingId) => void removed.delete(recordingId),
  };
}
