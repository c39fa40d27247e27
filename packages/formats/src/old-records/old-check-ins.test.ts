import { expect, test } from 'vitest';
import { readOldCheckIns } from './old-check-ins.ts';

const noon = (day: string) => new Date(`${day}T12:00:00`).toISOString();
const timed = {
  id: 'a',
  emotion: 'Grief',
  intensity: 3,
  notes: 'The lilies.',
  created_at: new Date('2024-05-01T21:00:00').toISOString(),
  date: '2024-05-01',
};
const plain = { date: '2024-05-02', emotion: 'Hope', intensity: 1, notes: '' };

test('both shapes are read: one with its time, one at noon of its day', () => {
  expect(readOldCheckIns([JSON.stringify([timed]), JSON.stringify([plain])])).toEqual({
    records: [
      { emotion: 'Grief', intensity: 3, notes: 'The lilies.', createdAt: timed.created_at },
      { emotion: 'Hope', intensity: 1, notes: '', createdAt: noon('2024-05-02') },
    ],
    unrecognised: [],
  });
});

test.each([
  ['a single record', plain],
  ['records by their day', { '2024-05-02': plain }],
  ['a display name', [{ ...plain, emotion: 'hope ' }]],
  ['an intensity in a string', [{ ...plain, intensity: '1' }]],
  ['no notes', [{ date: '2024-05-02', emotion: 'Hope', intensity: 1 }]],
  ['empty notes', [{ ...plain, notes: null }]],
  ['a time that does not read', [{ ...plain, created_at: 'soon' }]],
])('%s is understood', (_, value) => {
  expect(readOldCheckIns([JSON.stringify(value)])).toEqual({
    records: [{ emotion: 'Hope', intensity: 1, notes: '', createdAt: noon('2024-05-02') }],
    unrecognised: [],
  });
});

test.each([
  ['Confusion', 'Confused'],
  ['Peace', 'Peaceful'],
  ['Anxiety', 'Anxious'],
])('the display name %s is kept as %s', (shown, emotion) => {
  const { records } = readOldCheckIns([JSON.stringify([{ ...plain, emotion: shown }])]);
  expect(records).toMatchObject([{ emotion }]);
});

test.each([
  ['an emotion nobody knows', { ...plain, emotion: 'Bored' }],
  ['too strong', { ...plain, intensity: 5 }],
  ['half a step', { ...plain, intensity: 1.5 }],
  ['no strength', { ...plain, intensity: null }],
  ['a day there never was', { ...plain, date: '2024-13-45' }],
  ['a day of no year', { ...plain, date: '0000-05-02' }],
  ['a thirtieth of February', { ...plain, date: '2024-02-30' }],
  ['no day at all', { emotion: 'Hope', intensity: 1, notes: 'When?' }],
  ['notes that are no text', { ...plain, notes: { a: 1 } }],
  ['nothing', null],
  ['a list in a list', [plain]],
])('%s is skipped, kept as it was, and hides none of the others', (_, bad) => {
  const { records, unrecognised } = readOldCheckIns([JSON.stringify([timed, bad, plain])]);
  expect(records).toHaveLength(2);
  expect(unrecognised).toEqual([JSON.stringify(bad)]);
});

test.each([
  ['not JSON', '{"emotion": "Gri', ['{"emotion": "Gri']],
  ['a lone word', '"Grief"', ['Grief']],
  ['nothing', '', []],
  ['null', 'null', []],
  ['an empty list', '[]', []],
])('a text that is %s never fails', (_, text, unrecognised) => {
  expect(readOldCheckIns([text])).toEqual({ records: [], unrecognised: unrecognised });
});

test.each(['2024-5-2', '2024-05-2', '2024-05-02 '])('a day written as %j is that day', (date) => {
  const { records } = readOldCheckIns([JSON.stringify([{ ...plain, date }])]);
  expect(records[0]?.createdAt).toBe(noon('2024-05-02'));
});

test('a check-in under both keys is read once, with its time', () => {
  const again = { date: timed.date, emotion: 'Grief', intensity: 3, notes: 'The lilies.' };
  const texts = [JSON.stringify([timed, timed]), JSON.stringify([again, again])];
  expect(readOldCheckIns(texts).records).toMatchObject([{ createdAt: timed.created_at }]);
});

test('two of one day that differ both stay, oldest first', () => {
  const later = { ...timed, created_at: new Date('2024-05-01T22:00:00').toISOString() };
  const { records } = readOldCheckIns([JSON.stringify([later, timed])]);
  expect(records.map(({ createdAt }) => createdAt)).toEqual([timed.created_at, later.created_at]);
});

test('a time from another zone does not move a check-in to another day', () => {
  const { records } = readOldCheckIns([JSON.stringify([{ ...timed, date: '2024-04-30' }])]);
  expect(records[0]?.createdAt).toBe(noon('2024-04-30'));
});
