import { expect, test } from 'vitest';
import { tagKey } from '../tags/tag-names.ts';
import { createCorpus } from './corpus.ts';
import { foldText, foldWithOffsets } from './fold-text.ts';
import { markMatches, snippet } from './mark-matches.ts';

const doc = (id: string, text: string, tags: string[] = []) => ({
  id,
  date: `2026-11-0${id}T10:00:00.000Z`,
  tags,
  text: foldText(text),
});

const corpus = createCorpus();
corpus.put([
  doc('1', 'Station\nI was listening', ['guilt', 'e\u0301te\u0301'].map(tagKey)),
  doc('2', 'The kitchen\nIt’s loud\nwithout him', ['grief']),
  doc('3', 'Lilies\nThey had them at the café.', ['grief', 'hope']),
]);

test.each([
  ['a word of a title, in any case', null, 'KITCHEN', ['2']],
  ['a word of a text, without its accent', null, 'cafe', ['3']],
  ['a straight apostrophe for a curly one', null, "it's", ['2']],
  ['part of a word, while typing', null, 'lis', ['1']],
  ['words of title and text in any order', null, 'him kitchen', ['2']],
  ['what many hold, newest first', null, 'i', ['3', '2', '1']],
  ['a tag and a word together', 'grief', 'lilies', ['3']],
  ['a tag and a word that do not meet', 'guilt', 'lilies', []],
  ['a tag of the person’s own, in any case and normal form', 'ÉTÉ', 'listening', ['1']],
  ['signs that mean something to a pattern', null, '(.*)', []],
] as const)('searching finds by %s', (_, tag, query, ids) => {
  expect(corpus.find(query, tag)).toEqual(ids);
});

test('extending the query, deleting a letter and changing the tag each find the right entries', () => {
  for (const [query, tag, ids] of [
    ['l', null, ['3', '2', '1']],
    ['li', null, ['3', '1']],
    ['lis', null, ['1']],
    ['li', null, ['3', '1']],
    ['li', 'hope', ['3']],
    ['lil', 'hope', ['3']],
  ] as const) {
    expect(corpus.find(query, tag), query).toEqual(ids);
  }
  corpus.put([doc('4', 'Lilac', ['hope'])]);
  expect(corpus.find('lil', 'hope')).toEqual(['4', '3']);
  corpus.remove('4');
  expect(corpus.find('lil', 'hope')).toEqual(['3']);
});

test.each([
  ['Ärger, Señor, naïve', 'arger, senor, naive'],
  ['ΣΙΣΥΦΟΣ', 'σισυφοσ'],
  ['ﬁnd', 'find'],
  ['e\u0301te\u0301', 'ete'],
  ['بَيْت', 'بيت'],
])('%s is found as %s', (text, folded) => {
  expect(foldText(text)).toBe(folded);
  expect(foldWithOffsets(text).folded).toBe(folded);
});

const marked = ({ text, marks }: ReturnType<typeof markMatches>) =>
  marks.map(([from, to]) => text.slice(from, to));

test('the words that matched are marked as they were written', () => {
  expect(marked(markMatches('The CAFÉ, the cafe\u0301', ['cafe']))).toEqual(['CAFÉ', 'cafe\u0301']);
  expect(marked(markMatches('ﬁnding find', ['find']))).toEqual(['ﬁnd', 'find']);
  expect(marked(markMatches('lilies', ['lil', 'ilie']))).toEqual(['lilie']);
  expect(marked(markMatches('👨‍👩‍👧 and more', ['more']))).toEqual(['more']);
  expect(marked(markMatches('nothing', ['x']))).toEqual([]);
});

test('the snippet is around the match and cut at word boundaries', () => {
  const long = `${'before '.repeat(40)}I stood by the harbour ${'after '.repeat(60)}`;
  const { text, marks } = snippet(long, ['harbour']);
  expect(text).toMatch(/^…before /);
  expect(text).toMatch(/…$/);
  expect(marks.map(([from, to]) => text.slice(from, to))).toEqual(['harbour']);
  expect(text.length).toBeLessThan(140);
  expect(snippet('Only the title has it.', ['lilies'])).toEqual({
    text: 'Only the title has it.',
    marks: [],
  });
  expect(snippet(`${'x'.repeat(5000)}harbour`, ['harbour']).marks).toHaveLength(1);
});
