import { type Language, readerLabels } from './labels.ts';
import { best } from './scores.ts';

/** Letters that Ukrainian has and Russian has not, and that Persian has and Arabic has not. */
const ofUkrainian = /[іїєґ]/iu;
const ofRussian = /[ыэъё]/iu;
const ofPersian = /[پچژگکی]/u;

const scripts: readonly [RegExp, readonly Language[]][] = [
  [/\p{Script=Hiragana}|\p{Script=Katakana}/u, ['ja']],
  [/\p{Script=Hangul}/u, ['ko']],
  [/\p{Script=Han}/u, ['zh', 'ja']],
  [/\p{Script=Greek}/u, ['el']],
  [/\p{Script=Cyrillic}/u, ['ru', 'uk', 'other']],
  [/\p{Script=Arabic}/u, ['ar', 'fa', 'other']],
  [/\p{Script=Devanagari}/u, ['hi', 'other']],
];

/** English where it is not sure: the encoder then reads it, and the rules as well. */
export function languageOf(text: string, scores: Float32Array): Language {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  for (const [script, languages] of scripts) {
    const found = text.match(new RegExp(script, 'gu'))?.length ?? 0;
    if (found === 0 || found < letters / 3) continue;
    if (ofUkrainian.test(text)) return 'uk';
    if (ofRussian.test(text)) return 'ru';
    if (ofPersian.test(text)) return 'fa';
    const score = (each: Language) => scores[readerLabels.language.indexOf(each)] ?? 0;
    return languages.reduce((one, other) => (score(other) > score(one) ? other : one));
  }
  const highest = best(readerLabels.language, scores);
  const english = scores[readerLabels.language.indexOf('en')] ?? 0;
  const lead = (scores[readerLabels.language.indexOf(highest)] ?? 0) - english;
  return lead > 2 && isProse(text, letters) ? highest : 'en';
}

/** Three words or more, and mostly letters: no code, no address, no single name. */
function isProse(text: string, letters: number): boolean {
  const words = text.match(/\p{L}{2,}/gu)?.length ?? 0;
  const signs = text.match(/[^\p{L}\p{M}\s.,!?'’…-]/gu)?.length ?? 0;
  return words >= 3 && signs < letters / 10;
}
