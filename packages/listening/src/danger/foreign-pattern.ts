/**
 * Patterns over words of languages other than English, in lower case and without accents: `word`, `word*` (any ending), and ` _ ` (up to
 * three other words between).
 */

/** A word of a pattern. `isStem`: any ending; `gapBefore`: up to three other words may stand before it. */
export type PatternWord = { text: string; isStem: boolean; gapBefore: boolean };

const longestGap = 3;

const plainLetters: Readonly<Record<string, string>> = { ł: 'l', ı: 'i', ß: 'ss', ø: 'o', đ: 'd' };

/** Lower case without accents, as people type on a phone. */
export function plainForeign(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(
      /(?<=[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])\p{M}+|[\u064b-\u0652]/gu,
      '',
    )
    .normalize('NFC')
    .replace(/[łıßøđ]/gu, (letter) => plainLetters[letter] ?? letter)
    .replace(/[’'`´]/gu, '');
}

/** The words of a text in the plain form. */
export const foreignWords = (plain: string): string[] => plain.match(/[\p{L}\p{M}]+/gu) ?? [];

/** Chinese and Japanese are written without spaces between words: there a pattern is a part of the text. */
export const isUnspaced = (language: string): boolean => language === 'zh' || language === 'ja';

export function readPattern(pattern: string): PatternWord[] {
  const words: PatternWord[] = [];
  let gapBefore = false;
  for (const part of pattern.trim().split(/\s+/)) {
    if (part === '_') {
      gapBefore = true;
      continue;
    }
    const isStem = part.endsWith('*');
    const text = plainForeign(part.replace(/\*$/, ''));
    if (text === '') continue;
    words.push({ text, isStem, gapBefore });
    gapBefore = false;
  }
  return words;
}

/** Patterns by their first word, so that a text is gone through once. */
export type PatternIndex<T> = {
  add(words: readonly PatternWord[], value: T): void;
  /** What matches in these words, with the place of its first word. */
  find(words: readonly string[]): Generator<{ at: number; value: T }>;
};

type Indexed<T> = { words: readonly PatternWord[]; value: T };

export function createPatternIndex<T>(): PatternIndex<T> {
  const whole = new Map<string, Indexed<T>[]>();
  const stems = new Map<string, Indexed<T>[]>();
  /** In characters. No longer beginning of a word is looked up, so that a word without end costs no more than others. */
  let longestStem = 0;

  function* beginningWith(word: string): Generator<Indexed<T>> {
    yield* whole.get(word) ?? [];
    for (let length = 1; length <= Math.min(word.length, longestStem); length += 1) {
      yield* stems.get(word.slice(0, length)) ?? [];
    }
  }

  return {
    add(words, value) {
      const [first] = words;
      if (!first) return;
      const index = first.isStem ? stems : whole;
      const known = index.get(first.text);
      if (known) known.push({ words, value });
      else index.set(first.text, [{ words, value }]);
      if (first.isStem) longestStem = Math.max(longestStem, first.text.length);
    },
    *find(words) {
      for (const [at, word] of words.entries()) {
        for (const pattern of beginningWith(word)) {
          if (matchesAt(words, at, pattern.words)) yield { at, value: pattern.value };
        }
      }
    },
  };
}

/** Whether the rest of a pattern stands after its first word, which is known to match. */
function matchesAt(
  words: readonly string[],
  start: number,
  pattern: readonly PatternWord[],
): boolean {
  let at = start + 1;
  for (const word of pattern.slice(1)) {
    const last = at + (word.gapBefore ? longestGap : 0);
    while (at <= last && !fits(words[at] ?? '', word)) at += 1;
    if (at > last) return false;
    at += 1;
  }
  return true;
}

const fits = (word: string, { text, isStem }: PatternWord) =>
  isStem ? word.startsWith(text) && text !== '' : word === text;
