import { emotions } from '@mooring/data';
import { expect, test } from 'vitest';
import { alsoFeeling, namedIn } from './also-feeling.ts';

test('one emotion alone leaves the notes empty', () => {
  expect(alsoFeeling([])).toBe('');
  expect(namedIn({ emotion: 'Hope', notes: '' })).toEqual(['Hope']);
});

test('what was named is read back in the order it was named', () => {
  const notes = alsoFeeling(['Peaceful', 'Anger', 'Anxious']);
  expect(notes).toBe('Also feeling: Peace, Anger, Anxiety');
  expect(namedIn({ emotion: 'Grief', notes })).toEqual(['Grief', 'Peaceful', 'Anger', 'Anxious']);
});

test('all eight can be named at once', () => {
  const [first, ...others] = emotions;
  expect(namedIn({ emotion: first, notes: alsoFeeling(others) })).toEqual(emotions);
});

test('notes a person wrote are not taken for a list of emotions', () => {
  expect(namedIn({ emotion: 'Grief', notes: 'Anger, Hope, and her birthday.' })).toEqual(['Grief']);
});
