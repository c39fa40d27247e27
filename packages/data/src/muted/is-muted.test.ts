// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { createMuted } from './is-muted.ts';
import { emptyMuted, type MutedRecord } from './muted-schema.ts';

const mutedBy = (part: Partial<MutedRecord>) => createMuted({ ...emptyMuted, ...part });
const hidesText = (word: string, text: string) => mutedBy({ words: [word] }).hides({ text });

test('nothing is hidden where nothing is muted', () => {
  const muted = mutedBy({});
  expect(muted.hides({ text: 'Tom', tags: ['grief'], date: '2026-11-20', id: 'a' })).toBe(false);
  expect(muted.hides({})).toBe(false);
});

test.each([
  ['Tom', 'Tom was here'],
  ['Tom', 'It was tom.'],
  ['Tom', 'TOM’S coat'],
  ['Tom', "Tom's coat"],
  ['Tom', 'with (Tom)'],
  ['tom ', 'Tom-free days'],
  ['Uncle Tom', 'my uncle\n tom'],
  ['Zoë', 'Zoe called'],
  ['Zoe', 'ZOË called'],
  ['Lukasz', 'Łukasz'],
  ['O’Brien', "the O'Briens’ and O'Brien"],
  ['Σοφός', 'ο σοφος'],
  ['Вера', 'Это ВЕРА.'],
  ['小明', '我想念小明了'],
  ['さくら', '今日さくらに会った'],
  ['민수', '민수가 왔다'],
  ['สมชาย', 'ฉันคิดถึงสมชายมาก'],
  ['משה', 'נתתי למשה'],
  ['محمد', 'ومحمد'],
  ['राम', 'मैंने राम को देखा'],
  ['🐻', 'Night, 🐻!'],
  ['C++', 'I learned C++ there'],
  ['Anne-Marie', 'with Anne-Marie'],
  ['AC/DC', 'we heard AC/DC'],
  ['14 March', 'on 14 March it rained'],
])('%j hides %j', (word, text) => {
  expect(hidesText(word, text)).toBe(true);
});

test.each([
  ['Tom', 'tomorrow'],
  ['Tom', 'custom'],
  ['Tom', 'atom'],
  ['Tom', 'tom_2'],
  ['Ann', 'Anna'],
  ['Вера', 'Веранда'],
  ['राम', 'आराम'],
  ['민수', '김민'],
  ['.', 'All of it. Everything.'],
  ['  ', 'a  b'],
  ['(', 'a ( b'],
  ['', 'words'],
])('%j does not hide %j', (word, text) => {
  expect(hidesText(word, text)).toBe(false);
});

test('a tag is hidden, with a sign before it or in capitals, and a tag that is a muted word too', () => {
  const muted = mutedBy({ tags: ['grief'], words: ['lilies'] });
  expect(muted.hides({ tags: ['hope', 'grief'] })).toBe(true);
  expect(muted.hides({ tags: ['#Grief'] })).toBe(true);
  expect(muted.hides({ tags: ['Lilies'] })).toBe(true);
  expect(muted.hides({ tags: ['hope'] })).toBe(false);
});

test('a single thing is hidden, and what was kept from it', () => {
  const muted = mutedBy({ items: ['entry'] });
  expect(muted.hides({ id: 'entry' })).toBe(true);
  expect(muted.hides({ id: 'moment', source: 'entry' })).toBe(true);
  expect(muted.hides({ id: 'moment', source: null })).toBe(false);
  expect(muted.hasItem('entry')).toBe(true);
  expect(muted.hasItem('moment')).toBe(false);
});

describe('days', () => {
  const days = (from: string, to: string, yearly?: true) =>
    mutedBy({ days: [{ from, to, ...(yearly ? { yearly } : {}) }] });

  test('the first and the last day are hidden, and the local day of a time counts', () => {
    const muted = days('2025-03-12', '2025-03-14');
    const at = (date: string) => muted.hides({ date });
    expect(['2025-03-12', '2025-03-13', '2025-03-14'].map(at)).toEqual([true, true, true]);
    expect(['2025-03-11', '2025-03-15', '2026-03-13'].map(at)).toEqual([false, false, false]);
    expect(at(new Date(2025, 2, 14, 23, 59).toISOString())).toBe(true);
    expect(at(new Date(2025, 2, 15, 0, 1).toISOString())).toBe(false);
    expect(at('never')).toBe(false);
  });

  test('days of every year are hidden in each, also over the end of a year', () => {
    const march = days('2025-03-12', '2025-03-14', true);
    expect(march.hides({ date: '2031-03-13' })).toBe(true);
    expect(march.hides({ date: '2031-03-15' })).toBe(false);
    const holidays = days('2025-12-24', '2026-01-02', true);
    const at = (date: string) => holidays.hides({ date });
    expect(['2030-12-31', '2031-01-01'].map(at)).toEqual([true, true]);
    expect(['2030-12-23', '2031-01-03'].map(at)).toEqual([false, false]);
  });

  test('a range of a year and more hides every day of every year', () => {
    const muted = days('2024-06-01', '2025-06-01', true);
    expect(muted.hides({ date: '2030-02-02' })).toBe(true);
  });
});

test('a thousand long texts are looked through for twenty words in well under a second', () => {
  const words = Array.from({ length: 20 }, (_, at) => `Name${at} Löng`);
  const muted = mutedBy({ words });
  const text = 'It rained, and I thought of the harbour’s lights. '.repeat(10);
  const from = performance.now();
  for (let at = 0; at < 1_000; at += 1) muted.hides({ text: `${text}${at}` });
  expect(performance.now() - from).toBeLessThan(500);
});
