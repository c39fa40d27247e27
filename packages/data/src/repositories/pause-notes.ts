import type { PlainRow } from '@mooring/formats';
import { type RecordValues, recordSchemas } from './record-schemas.ts';

type PauseNotes = RecordValues['pause-notes'];

/** The notes of both versions, oldest first. One that was removed in either of them, so that its text is empty, stays removed. */
export function mergePauseNotes(theirs: PauseNotes, ours: PauseNotes): PauseNotes {
  const merged = new Map(theirs.map((note) => [note.id, note]));
  for (const note of ours) if (merged.get(note.id)?.text !== '') merged.set(note.id, note);
  return [...merged.values()].sort((a, b) => (a.writtenAt < b.writtenAt ? -1 : 1));
}

/** Merges the notes of a backup and of this device. Null if the rows are anything else. */
export function mergePauseNoteRows(winner: PlainRow, other: PlainRow): PlainRow | null {
  if (!('key' in winner && 'key' in other) || winner.key !== 'pause-notes') return null;
  const [one, two] = [winner, other].map(({ value }) => parse(value));
  return one && two ? { ...winner, value: JSON.stringify(mergePauseNotes(two, one)) } : null;
}

function parse(text: string): PauseNotes | undefined {
  try {
    return recordSchemas['pause-notes'].safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
