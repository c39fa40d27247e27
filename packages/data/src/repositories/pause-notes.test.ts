import { expect, test } from 'vitest';
import { mergePauseNoteRows, mergePauseNotes } from './pause-notes.ts';

const note = (id: number, text: string) => ({
  id: String(id),
  text,
  writtenAt: `2026-11-0${id}T20:00:00.000Z`,
});

test('notes of both versions are there once, and one removed in either stays removed', () => {
  const here = [note(1, ''), note(2, 'kept'), note(4, 'new here')];
  const there = [note(1, 'removed here'), note(2, 'kept'), note(3, '')];
  const merged = [note(1, ''), note(2, 'kept'), note(3, ''), note(4, 'new here')];
  expect(mergePauseNotes(there, here)).toEqual(merged);
  expect(mergePauseNotes(here, there)).toEqual(merged);
});

test('the rows of a backup and of a device are merged, and no others are', () => {
  const row = (key: string, value: string) => ({ key, value }) as never;
  const notes = (...all: object[]) => row('pause-notes', JSON.stringify(all));
  expect(mergePauseNoteRows(notes(note(1, 'a')), notes(note(1, ''), note(2, 'b')))).toMatchObject({
    value: JSON.stringify([note(1, ''), note(2, 'b')]),
  });
  expect(mergePauseNoteRows(row('muted', '[]'), row('muted', '[]'))).toBeNull();
  expect(mergePauseNoteRows(row('pause-notes', '{'), notes())).toBeNull();
});
