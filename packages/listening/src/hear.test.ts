import { expect, test } from 'vitest';
import type { Assessment } from './danger/assessment.ts';
import { assess } from './hear.ts';
import { nothingAbout } from './reader/about.ts';
import type { Reading } from './reader/reader.ts';
import { uniteFindings } from './unite-findings.ts';

const reading = (change: Partial<Reading>): Reading => ({
  level: 0,
  kinds: [],
  whose: '-',
  act: 'tell',
  language: 'en',
  danger: 0.3,
  asksForText: 0,
  about: nothingAbout,
  ...change,
});
const byRules = (level: Assessment['level'], ...kinds: Assessment['kinds']): Assessment => ({
  level,
  kinds,
});

test('the higher level and all kinds of both', () => {
  const read = reading({ level: 3, kinds: ['suicide'], danger: 0.9 });
  expect(uniteFindings(byRules(2, 'abuse'), read)).toEqual({
    level: 3,
    kinds: ['suicide', 'abuse'],
  });
  expect(uniteFindings(byRules(2, 'abuse'), null)).toEqual({ level: 2, kinds: ['abuse'] });
});

test('a find of the rules below level 3 is dropped where the reader is sure, and one at level 3 never', () => {
  const sure = reading({ danger: 0.002 });
  expect(uniteFindings(byRules(2, 'suicide'), sure)).toEqual({ level: 0, kinds: [] });
  expect(uniteFindings(byRules(1, 'hopeless'), sure)).toEqual({ level: 0, kinds: [] });
  expect(uniteFindings(byRules(3, 'suicide'), sure)).toEqual({ level: 3, kinds: ['suicide'] });
  expect(uniteFindings(byRules(2, 'suicide'), reading({ danger: 0.2 }))).toMatchObject({
    level: 2,
  });
});

test('what the reader alone found without being sure is marked so', () => {
  const read = reading({ level: 2, kinds: ['abuse'], danger: 0.88 });
  expect(uniteFindings(byRules(0), read)).toMatchObject({ level: 2, isUnsure: true });
  expect(uniteFindings(byRules(2, 'abuse'), read).isUnsure).toBeUndefined();
  expect(uniteFindings(byRules(0), { ...read, danger: 0.99 }).isUnsure).toBeUndefined();
});

test('that somebody died by suicide is still known where no card is due', () => {
  const sure = reading({ danger: 0.002 });
  const found = uniteFindings(byRules(2, 'suicide', 'bereaved-by-suicide'), sure);
  expect(found).toEqual({ level: 1, kinds: ['bereaved-by-suicide'] });
});

test('a language other than English is named, and is never a reason to drop a find', () => {
  const read = reading({ danger: 0.01, language: 'de' });
  expect(uniteFindings(byRules(2, 'suicide'), read)).toEqual({
    level: 2,
    kinds: ['suicide'],
    language: 'de',
  });
});

test('that a child writes is still known where the reader is sure that nothing is wrong', () => {
  const found = assess('I am 11 and I miss my cat', reading({ danger: 0.002 }));
  expect(found).toEqual({ level: 1, kinds: ['child'] });
});

test('a wish of one’s own beats what is said of another’s suicide in the same breath', () => {
  const text =
    "Dropped my cat at the shelter with her food and blanket as I can't take care of anyone when I'm dead, he took his own life";
  expect(assess(text, null)).toMatchObject({ level: 2 });
  expect(assess('he took his own life, and I planted a tree for him', null).level).toBe(0);
});
