import type { Named } from './concepts.ts';

/** How many rows the table that all languages share has, the table of one language, and that of English. Powers of two. */
export const [conceptBuckets, letterBuckets, englishBuckets] = [8192, 4096, 32_768];

/** So far apart, in words, two concepts still belong together. */
const near = 6;

/**
 * The rows of what a text names, in the table that all languages share: each concept, each two that stand near each other, and
 * each three in a row, in whichever order: languages differ in theirs.
 */
export function conceptRows(named: readonly Named[]): number[] {
  const rows = new Set<number>();
  const add = (kind: string, ...concepts: string[]) =>
    rows.add(bucketOf(`${kind}:${concepts.sort().join('+')}`, conceptBuckets));
  for (const [from, { at, concept }] of named.entries()) {
    add('one', concept);
    for (const other of named.slice(from + 1)) {
      if (other.at - at > near) break;
      if (other.concept !== concept) add('two', concept, other.concept);
    }
    const [second, third] = [named[from + 1], named[from + 2]];
    if (second && third) add('three', concept, second.concept, third.concept);
  }
  return [...rows];
}

/** Written without spaces between words. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/**
 * What a text (in its plain form) is known by beside its concepts, as rows of a table of `buckets` rows: words, their beginnings, pairs of
 * words with at most one between them, and groups of letters. Where no spaces are written, groups of one to four characters.
 */
export function letterRows(plain: string, buckets = letterBuckets): number[] {
  const rows = new Set<number>();
  const add = (piece: string) => rows.add(bucketOf(piece, buckets));
  const words = plain.replace(/(.)\1{2,}/gu, '$1$1').match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  if (unspaced.test(plain)) {
    for (const word of words) for (const group of groupsOf(word, [1, 2, 3, 4])) add(group);
    return [...rows];
  }
  const stems = words.map(stemOf);
  for (const [at, word] of words.entries()) {
    const stem = stems[at] ?? '';
    add(`=${word}`);
    add(`~${stem}`);
    if (at + 1 < stems.length) add(`${stem} ${stems[at + 1]}`);
    if (at + 2 < stems.length) add(`${stem} _ ${stems[at + 2]}`);
    for (const group of groupsOf(`<${word}>`, [4, 5])) add(group);
  }
  return [...rows];
}

function groupsOf(word: string, lengths: readonly number[]): string[] {
  const signs = [...word].slice(0, longestWord);
  return lengths.flatMap((length) =>
    Array.from({ length: Math.max(0, signs.length - length + 1) }, (_, at) =>
      signs.slice(at, at + length).join(''),
    ),
  );
}

/** In characters. No word of a language is longer; what is longer is no word. */
const longestWord = 300;

/** The beginning of a word, which mostly stays where its ending changes. */
const stemOf = (word: string): string => {
  const signs = [...word];
  return signs.slice(0, Math.max(4, signs.length - 3)).join('');
};

/** FNV-1a over UTF-16 code units. Its low bits are the weak ones, so higher ones are mixed in. */
function bucketOf(text: string, buckets: number): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  const mixed = hash >>> 0;
  return (mixed ^ (mixed >>> 15)) & (buckets - 1);
}
