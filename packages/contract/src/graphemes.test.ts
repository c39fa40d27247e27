import { afterEach, expect, test, vi } from 'vitest';
import { firstCharacters } from './first-characters.ts';
import { graphemes } from './graphemes.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const { Segmenter: _, ...older } = Object.getOwnPropertyDescriptors(Intl);
const withoutSegmenter = () => vi.stubGlobal('Intl', Object.defineProperties({}, older));

test('a family is one character', () => {
  expect([...graphemes('a👩‍👧b')].map(({ index }) => index)).toEqual([0, 1, 6]);
});

test('a browser without a segmenter splits no code point, and cuts texts all the same', () => {
  withoutSegmenter();
  expect([...graphemes('a👩b')]).toEqual([
    { index: 0, segment: 'a' },
    { index: 1, segment: '👩' },
    { index: 3, segment: 'b' },
  ]);
  expect(firstCharacters('One two three four', 8)).toBe('One two…');
});
