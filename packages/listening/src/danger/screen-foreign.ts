import { readTsv } from '@mooring/contract/tsv';
import {
  type Assessment,
  type DangerKind,
  type DangerLevel,
  kindsByUrgency,
  mergeAssessments,
  nothingFound,
} from './assessment.ts';
import table from './foreign-phrases.tsv?raw';

/** A phrase as words in a row. `isStem`: any ending; `gapBefore`: up to three other words may stand before it. */
type PhraseWord = { text: string; isStem: boolean; gapBefore: boolean };
type Phrase = { words: readonly PhraseWord[]; found: Assessment };

const longestGap = 3;

const plainLetters: Readonly<Record<string, string>> = { ł: 'l', ı: 'i', ß: 'ss', ø: 'o', đ: 'd' };

/** Phrases of plain danger in twenty languages: a floor for those that the reader hardly knows. */
const { phrases, parts } = readPhrases();
/** In characters. No longer beginning of a word is looked up, so that a word without end costs no more than others. */
const longestStem = Math.max(...[...phrases.stems.keys()].map((stem) => stem.length));

/** The danger that plain phrases of other languages speak of, and the language of the last one. */
export function screenForeign(text: string): Assessment {
  const plain = plainForm(text);
  let found = nothingFound;
  for (const { part, assessment } of parts) {
    if (plain.includes(part)) found = mergeAssessments(found, assessment);
  }
  const words = plain.match(/[\p{L}\p{M}]+/gu) ?? [];
  for (const at of words.keys()) {
    for (const phrase of phrasesBeginningWith(words[at] ?? '')) {
      if (matchesAt(words, at, phrase.words)) found = mergeAssessments(found, phrase.found);
    }
  }
  return found;
}

function* phrasesBeginningWith(word: string): Generator<Phrase> {
  yield* phrases.whole.get(word) ?? [];
  for (let length = 2; length <= Math.min(word.length, longestStem); length += 1) {
    yield* phrases.stems.get(word.slice(0, length)) ?? [];
  }
}

/** Whether the rest of a phrase stands after its first word, which is known to match. */
function matchesAt(
  words: readonly string[],
  start: number,
  phrase: readonly PhraseWord[],
): boolean {
  let at = start + 1;
  for (const word of phrase.slice(1)) {
    const last = at + (word.gapBefore ? longestGap : 0);
    while (at <= last && !fits(words[at] ?? '', word)) at += 1;
    if (at > last) return false;
    at += 1;
  }
  return true;
}

const fits = (word: string, { text, isStem }: PhraseWord) =>
  isStem ? word.startsWith(text) : word === text;

/** Lower case without accents, as people type on a phone. */
function plainForm(text: string): string {
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

type Column = 'language' | 'level' | 'kinds' | 'phrase';

function readPhrases() {
  const whole = new Map<string, Phrase[]>();
  const stems = new Map<string, Phrase[]>();
  const substrings: { part: string; assessment: Assessment }[] = [];
  for (const { language, level, kinds, phrase } of readTsv<Column>(table)) {
    const named = kinds.split(',');
    const assessment: Assessment = {
      level: Number(level) as DangerLevel,
      kinds: kindsByUrgency.filter((kind: DangerKind) => named.includes(kind)),
      language,
    };
    // Chinese and Japanese are written without spaces between words.
    if (language === 'zh' || language === 'ja') {
      substrings.push({ part: plainForm(phrase), assessment });
      continue;
    }
    const words = wordsOf(phrase);
    const [first] = words;
    if (!first) continue;
    const index = first.isStem ? stems : whole;
    index.set(first.text, [...(index.get(first.text) ?? []), { words, found: assessment }]);
  }
  return { phrases: { whole, stems }, parts: substrings };
}

function wordsOf(phrase: string): PhraseWord[] {
  const words: PhraseWord[] = [];
  let gapBefore = false;
  for (const part of phrase.split(/\s+/)) {
    if (part === '_') {
      gapBefore = true;
      continue;
    }
    const isStem = part.endsWith('*');
    words.push({ text: plainForm(part.replace(/\*$/, '')), isStem, gapBefore });
    gapBefore = false;
  }
  return words;
}
