// @vitest-environment node
import { expect, test } from 'vitest';
import { carries, cleanTag, isSameTag, ownTagsOf, tagKey, withoutTheEight } from './tag-names.ts';

test.each([
  ['hospital', 'Hospital'],
  ['  the   sea ', 'The Sea'],
  ['#sea', 'sea'],
  ['e\u0301te\u0301', 'ÉTÉ'],
  ['ΣΟΦΟΣ', 'σοφος'],
  ['straße', 'STRASSE'],
  ['ﬁrst', 'first'],
  ['sea\u200b', 'sea'],
  ['Ｖｅｒａ', 'vera'],
])('%j and %j are the same tag', (one, other) => {
  expect(isSameTag(one, other)).toBe(true);
});

test.each([
  ['sea', 'seas'],
  ['été', 'ete'],
  ['小明', '小红'],
])('%j and %j are two tags', (one, other) => {
  expect(isSameTag(one, other)).toBe(false);
});

test('a tag is kept on one line and in one normal form, and nothing else of it is changed', () => {
  expect(cleanTag(' ## The\n sea\u202e ')).toBe('The sea');
  expect(cleanTag('e\u0301')).toBe('\u00e9');
  expect(cleanTag('👩‍👧 Vera')).toBe('👩‍👧 Vera');
  expect(cleanTag(' # ')).toBe('');
  expect(tagKey(cleanTag('Vera'))).toBe(tagKey('Vera'));
});

test('own tags are those beside the eight, each once, as they are spelled most often', () => {
  const entries = [['Sea', 'grief'], ['sea'], ['sea', 'Hope'], ['ärger', 'B'], ['b'], ['B']];
  expect(ownTagsOf(entries.map((tags) => ({ tags })))).toEqual([
    { name: 'ärger', count: 1 },
    { name: 'B', count: 3 },
    { name: 'sea', count: 3 },
  ]);
  expect(withoutTheEight(['Grief', 'sea', 'hope'])).toEqual(['sea']);
});

test('of two spellings that are as frequent the same one is shown, whichever entry is newer', () => {
  const entries = [{ tags: ['Sea'] }, { tags: ['sea'] }];
  expect(ownTagsOf(entries)).toEqual([{ name: 'sea', count: 2 }]);
  expect(ownTagsOf(entries.toReversed())).toEqual(ownTagsOf(entries));
});

test('entries are found by any spelling of a tag', () => {
  const has = carries('SEA');
  expect([['sea'], ['grief'], ['hope', 'Sea'], []].map((tags) => has({ tags }))).toEqual([
    true,
    false,
    true,
    false,
  ]);
});
