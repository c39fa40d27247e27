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

/** The source of a pattern that finds the word as a whole in folded text. Null for what is no word. */
export function wordPattern(word: string): string | null {
  const folded = foldName(word).trim();
  if (!isWord.test(folded)) return null;
  const letters = [...folded];
  const [first = '', last = ''] = [letters[0], letters.at(-1)];
  const words = folded.split(/\s+/).map((part) => part.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&'));
  const after = unspaced.test(last) || withEndings.test(last) ? '' : `(?!${letter})`;
  return `${beforeWord(first)}${words.join(String.raw`\s+`)}${after}`;
}

function beforeWord(first: string): string {
  if (unspaced.test(first)) return '';
  if (hebrew.test(first)) return `(?<!${letter})[והבלמשכ]{0,3}`;
  if (arabic.test(first)) return `(?<!${letter})[وفبلك]{0,2}(?:ال)?`;
  return `(?<!${letter})`;
}
