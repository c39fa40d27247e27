import { nearestKeyword, unmaskKeyword } from './fuzzy-keywords.ts';
import { wordAliases, wordPairAliases } from './spellings.ts';
import type { TokenisedText } from './tokenise.ts';

/** Characters written instead of letters: 'k1ll'. */
const leetLetters: Record<string, string> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  8: 'b',
  '@': 'a',
  $: 's',
  '!': 'i',
  '|': 'l',
};

/** Repairs stop after so many different words, so that a text of nothing but typos cannot take for ever. */
const mostRepairs = 4000;

/** Replaces typos, leetspeak, drawn-out, spelt-out and joined words where that gives a word of the vocabulary. */
export function repairTypos(text: TokenisedText, vocabulary: ReadonlySet<string>): TokenisedText {
  const repairs = new Map<string, readonly string[]>();
  const repaired: TokenisedText = { words: [], breaks: [], quotes: [] };
  const newPositions: number[] = [];
  for (let position = 0; position < text.words.length; position += 1) {
    newPositions.push(repaired.words.length);
    const speltEnd = endOfSpeltOut(text, position);
    const isSpeltOut = speltEnd > position + 2;
    let word = text.words[position] ?? '';
    if (isSpeltOut) {
      word = text.words.slice(position, speltEnd).join('');
      while (newPositions.length < speltEnd) newPositions.push(repaired.words.length);
    }
    const parts =
      repairs.get(word) ?? (repairs.size < mostRepairs ? repairWord(word, vocabulary) : [word]);
    repairs.set(word, parts);
    for (const [index, part] of parts.entries())
      append(repaired, part, index === 0 ? (text.breaks[position] ?? 2) : 0);
    if (isSpeltOut) position = speltEnd - 1;
  }
  newPositions.push(repaired.words.length);
  for (const [from, to] of text.quotes)
    repaired.quotes.push([newPositions[from] ?? 0, newPositions[to] ?? repaired.words.length]);
  return repaired;
}

/** Adds a word, or merges it with the last one where the rules read the two as one. */
function append({ words, breaks }: TokenisedText, word: string, breakBefore: number) {
  const last = words.at(-1);
  const pair =
    breakBefore < 2 && last !== undefined ? wordPairAliases.get(`${last} ${word}`) : undefined;
  if (pair !== undefined) words[words.length - 1] = pair;
  else if (word === '2' && breakBefore === 0 && last !== undefined && wordsBeforeTo.has(last))
    append({ words, breaks, quotes: [] }, 'to', 0);
  else {
    words.push(word);
    breaks.push(breakBefore);
  }
}

/** After these a '2' is a 'to': 'want 2 die'. */
const wordsBeforeTo = new Set(['want', 'going', 'need', 'have', 'wanted', 'ready', 'about', 'how']);

/** Where a run of single letters ends that starts at `start`: 'k i l l'. */
function endOfSpeltOut({ words, breaks }: TokenisedText, start: number): number {
  let end = start;
  while (
    end < words.length &&
    end - start < 30 &&
    words[end]?.length === 1 &&
    (end === start || breaks[end] === 0)
  )
    end += 1;
  return end;
}

function repairWord(word: string, vocabulary: ReadonlySet<string>): readonly string[] {
  const alias = wordAliases.get(word);
  if (alias !== undefined) return [alias];
  if (vocabulary.has(word) || /^\d+$/.test(word) || word.length > 40) return [word];
  if (word.includes('*')) {
    const unmasked = word.replaceAll('*', '');
    return [unmaskKeyword(word.slice(0, 14), vocabulary) ?? nearestKeyword(unmasked) ?? unmasked];
  }
  const spellings = spellingsOf(word);
  for (const spelling of spellings) {
    const repaired =
      wordAliases.get(spelling) ?? (vocabulary.has(spelling) ? spelling : nearestKeyword(spelling));
    if (repaired !== undefined) return [repaired];
  }
  const [plain = word] = spellings;
  return splitJoined(plain, vocabulary) ?? [plain];
}

/** The word with letters for leetspeak, and with a letter that stands three times or more written twice, then once. */
function spellingsOf(word: string): string[] {
  const isLeet = /\d|[@$!|]/.test(word) && /[a-z]/.test(word);
  const withLetters = (one: string) =>
    isLeet
      ? word.replace(/[0134578@$!|]/g, (sign) => (sign === '1' ? one : (leetLetters[sign] ?? sign)))
      : word;
  if (!isLeet && !/([a-z])\1/.test(word)) return [word];
  const each = isLeet ? [withLetters('i'), withLetters('l')] : [word];
  return [
    ...each,
    ...each.map((spelling) => spelling.replace(/([a-z])\1{2,}/g, '$1$1')),
    ...each.map((spelling) => spelling.replace(/([a-z])\1{2,}/g, '$1')),
    ...each.map((spelling) => spelling.replace(/([a-z])\1+/g, '$1')),
  ];
}

/** Only a word that contains one of these is split: nothing else is worth the search. */
const worthSplitting = /kill|hang|die|suicid|myself|life|alive/;

/** The words that were written without spaces between them, if all of them are known. */
function splitJoined(
  joined: string,
  vocabulary: ReadonlySet<string>,
): readonly string[] | undefined {
  if (joined.length < 6 || !worthSplitting.test(joined)) return undefined;
  const startOfWordEndingAt: number[] = [0];
  for (let end = 1; end <= joined.length; end += 1) {
    for (let start = Math.max(0, end - 9); start < end; start += 1) {
      if (startOfWordEndingAt[start] === undefined) continue;
      const part = joined.slice(start, end);
      const isKnown = part.length >= 2 && (vocabulary.has(part) || shortWords.has(part));
      if (part !== 'i' && !isKnown) continue;
      startOfWordEndingAt[end] = start;
      break;
    }
  }
  if (startOfWordEndingAt[joined.length] === undefined) return undefined;
  const parts: string[] = [];
  for (let end = joined.length; end > 0; end = startOfWordEndingAt[end] ?? 0)
    parts.unshift(joined.slice(startOfWordEndingAt[end], end));
  return parts;
}

/** Words between the telling ones that the vocabulary may lack. */
const shortWords = new Set(['to', 'my', 'want', 'going', 'am', 'self']);
