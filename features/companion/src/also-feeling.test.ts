import { emotions } from '@mooring/data';
import { expect, test } from 'vitest';
import { alsoFeeling, namedIn } from './also-feeling.ts';

test('leaves the notes empty for a single emotion', () => {
  expect(alsoFeeling([])).toBe('');
  expect(namedIn({ emotion: 'Hope', notes: '' })).toEqual(['Hope']);
});

test('reads the emotions back in the order they were written', () => {
  const notes = alsoFeeling(['Peaceful', 'Anger', 'Anxious']);
  expect(notes).toBe('Also feeling: Peace, Anger, Anxiety');
  expect(namedIn({ emotion: 'Grief', notes })).toEqual(['Grief', 'Peaceful', 'Anger', 'Anxious']);
});

test('writes and reads all eight emotions', () => {
  const [first, ...others] = emotions;
  expect(namedIn({ emotion: first, notes: alsoFeeling(others) })).toEqual(emotions);
});

test('does not parse notes that a person wrote', () => {
  expect(namedIn({ emotion: 'Grief', notes: 'Anger, Hope, and her birthday.' })).toEqual(['Grief']);
});
