import { emotions } from '@mooring/data';
import { expect, test } from 'vitest';
import { emotionsOf, notesFor } from './check-in-notes.ts';

test('leaves the notes empty for a single emotion', () => {
  expect(notesFor([])).toBe('');
  expect(emotionsOf({ emotion: 'Hope', notes: '' })).toEqual(['Hope']);
});

test('reads the emotions back in the order they were written', () => {
  const notes = notesFor(['Peaceful', 'Anger', 'Anxious']);
  expect(notes).toBe('Also feeling: Peace, Anger, Anxiety');
  expect(emotionsOf({ emotion: 'Grief', notes })).toEqual([
    'Grief',
    'Peaceful',
    'Anger',
    'Anxious',
  ]);
});

test('writes and reads all eight emotions', () => {
  const [first, ...others] = emotions;
  expect(emotionsOf({ emotion: first, notes: notesFor(others) })).toEqual(emotions);
});

test('does not parse notes that a person wrote', () => {
  expect(emotionsOf({ emotion: 'Grief', notes: 'Anger, Hope, and her birthday.' })).toEqual([
    'Grief',
  ]);
});
