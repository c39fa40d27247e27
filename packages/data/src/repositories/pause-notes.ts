import type { RecordValues } from './record-schemas.ts';

type PauseNotes = RecordValues['pause-notes'];

/** The notes of both versions, oldest first. One that was removed in either of them, so that its text is empty, stays removed. */
export function mergePauseNotes(theirs: PauseNotes, ours: PauseNotes): PauseNotes {
  const merged = new Map(theirs.map((note) => [note.id, note]));
  for (const note of ours) if (merged.get(note.id)?.text !== '') merged.set(note.id, note);
  return [...merged.values()].sort((a, b) => (a.writtenAt < b.writtenAt ? -1 : 1));
}
