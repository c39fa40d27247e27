import { asPattern } from '@mooring/contract/as-pattern';
import { foldText } from '../search/fold-text.ts';

/** Letters that are written with a stroke or a dot and do not come apart into a letter and an accent. */
const plainLetters: Readonly<Record<string, string>> = { ł: 'l', ø: 'o', đ: 'd', ı: 'i', ß: 'ss' };

/** Folds a text so that names can be compared: lower case, without accents. Korean syllables stay whole. */
export function foldName(text: string): string {
  const folded = foldText(text).replace(/[łøđıß]/g, (letter) => plainLetters[letter] ?? letter);
  return /[\u1100-\u11ff]/.test(folded) ? folded.normalize('NFC') : folded;
}

/** Scripts that put no space between words, and scripts that hang endings or small words on a name. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const withEndings = /\p{Script=Hangul}/u;
const hebrew = /\p{Script=Hebrew}/u;
const arabic = /\p{Script=Arabic}/u;

const letter = String.raw`[\p{L}\p{N}\p{M}_]`;
const isWord = /[\p{L}\p{N}\p{Extended_Pictographic}]/u;

/** Finds any of the words, each as a whole, in folded text. Null where there is no word among them. */
export function wordPattern(words: readonly string[]): RegExp | null {
  // Words with the same edges share them: a class of letters is slow to compile.
  const byEdges = new Map<string, { before: string; after: string; words: string[] }>();
  for (const word of words) {
    const folded = foldName(word).trim();
    if (!isWord.test(folded)) continue;
    const letters = [...folded];
    const before = beforeWord(letters[0] ?? '');
    const after = afterWord(letters.at(-1) ?? '');
    const group = byEdges.get(before + after) ?? { before, after, words: [] };
    byEdges.set(before + after, group);
    group.words.push(folded.split(/\s+/).map(asPattern).join(String.raw`\s+`));
  }
  const groups = [...byEdges.values()].map(
    (group) => `${group.before}(?:${group.words.join('|')})${group.after}`,
  );
  return groups.length > 0 ? new RegExp(groups.join('|'), 'u') : null;
}

function beforeWord(first: string): string {
  if (unspaced.test(first)) return '';
  if (hebrew.test(first)) return `(?<!${letter})[והבלמשכ]{0,3}`;
  if (arabic.test(first)) return `(?<!${letter})[وفبلك]{0,2}(?:ال)?`;
  return `(?<!${letter})`;
}

const afterWord = (last: string) =>
  unspaced.test(last) || withEndings.test(last) ? '' : `(?!${letter})`;
