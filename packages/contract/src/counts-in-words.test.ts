import { expect, test } from 'vitest';
import { countsInWords } from './counts-in-words.ts';

const nothing = {
  entries: 0,
  checkIns: 0,
  moments: 0,
  conversations: 0,
  letters: 0,
  people: 0,
  keepsakes: 0,
  days: 0,
  prompts: 0,
  drafts: 0,
  path: false,
  pauseNotes: false,
};

test('says how much was written, and leaves out what was not', () => {
  expect(countsInWords({ ...nothing, entries: 1 })).toBe('1 entry');
  expect(countsInWords({ ...nothing, entries: 2, checkIns: 1, path: true })).toBe(
    '2 entries, 1 check-in and a healing path',
  );
  expect(countsInWords({ ...nothing, letters: 1, drafts: 2 })).toBe(
    '1 letter and 2 unfinished pages',
  );
  expect(countsInWords({ ...nothing, prompts: 2 })).toBe('2 prompts');
  expect(countsInWords({ ...nothing, people: 1, keepsakes: 3, days: 1 })).toBe(
    '1 page about someone, 3 things on their pages and 1 day',
  );
});
