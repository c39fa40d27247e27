import type { CheckIn } from '@mooring/data';
import { expect, test } from 'vitest';
import { checkInsCsv } from './check-ins-csv.ts';

const record = (notes: string): CheckIn => ({
  id: 'a',
  emotion: 'Confused',
  intensity: 3,
  notes,
  createdAt: new Date('2026-11-20T21:10:00').toISOString(),
  day: '2026-11-20',
});
const lines = (...records: CheckIn[]) => checkInsCsv(records).slice(1).split('\r\n');

test('a check-in is one line of words and local times, after a head and a byte order mark', () => {
  expect(checkInsCsv([]).charCodeAt(0)).toBe(0xfeff);
  expect(lines(record('The lilies.'))).toEqual([
    'Date,Time,Emotion,Intensity (0-4),Intensity,Notes,Word',
    '2026-11-20,21:10,Confusion,3,Strong,The lilies.,',
    '',
  ]);
});

test('the finer word stands last, so that the other columns stay where they were', () => {
  expect(lines({ ...record('The lilies.'), word: '=torn' })[1]).toBe(
    "2026-11-20,21:10,Confusion,3,Strong,The lilies.,'=torn",
  );
});

test.each([
  ['a comma', 'Rain, again', '"Rain, again"'],
  ['quotes', 'She said "stay"', '"She said ""stay"""'],
  ['lines', 'One\nTwo\r\nThree', '"One\nTwo\r\nThree"'],
  ['a sum', '=1+1', "'=1+1"],
  ['a command', '@SUM(A1)', "'@SUM(A1)"],
  ['a dash', '- milk', "'- milk"],
  ['a plus', '+1 555', "'+1 555"],
  ['a hidden sum', ' \t=cmd|calc', "' \t=cmd|calc"],
  ['a sum with quotes', '=HYPERLINK("http://x.invalid")', '"\'=HYPERLINK(""http://x.invalid"")"'],
  ['other scripts', 'Ünïcode 悲しみ', 'Ünïcode 悲しみ'],
])('notes with %s stay text', (_, notes, cell) => {
  expect(checkInsCsv([record(notes)])).toContain(`,Strong,${cell},\r\n`);
});
