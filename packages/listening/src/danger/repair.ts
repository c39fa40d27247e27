import { nearestKey, unmasked } from './edits.ts';
import { aliases, pairs } from './spellings.ts';
import type { Words } from './tokens.ts';

const signs: Record<string, string> = {
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

/** Puts slips, signs for letters, drawn-out and spelt-out words right where that gives a word the rules know. */
export function repair(text: Words, listed: ReadonlySet<string>): Words {
  const known = new Map<string, readonly string[]>();
  // A text of nothing but riddles is not worked on for ever.
  const patience = 4000;
  const found: Words = { words: [], breaks: [], quotes: [] };
  const moved: number[] = [];
  for (let at = 0; at < text.words.length; at += 1) {
    moved.push(found.words.length);
    const spelt = speltOut(text, at);
    let word = text.words[at] ?? '';
    if (spelt > at + 2) {
      word = text.words.slice(at, spelt).join('');
      while (moved.length < spelt) moved.push(found.words.length);
    }
    const parts = known.get(word) ?? (known.size < patience ? mended(word, listed) : [word]);
    known.set(word, parts);
    for (const [index, part] of parts.entries())
      add(found, part, index === 0 ? (text.breaks[at] ?? 2) : 0);
    if (spelt > at + 2) at = spelt - 1;
  }
  moved.push(found.words.length);
  for (const [from, to] of text.quotes)
    found.quotes.push([moved[from] ?? 0, moved[to] ?? found.words.length]);
  return found;
}

function add({ words, breaks }: Words, word: string, before: number) {
  const last = words.at(-1);
  const two = before < 2 && last !== undefined ? pairs.get(`${last} ${word}`) : undefined;
  if (two !== undefined) words[words.length - 1] = two;
  else if (word === '2' && before === 0 && last !== undefined && beforeTo.has(last))
    add({ words, breaks, quotes: [] }, 'to', 0);
  else {
    words.push(word);
    breaks.push(before);
  }
}

const beforeTo = new Set(['want', 'going', 'need', 'have', 'wanted', 'ready', 'about', 'how']);

/** Where a run of single letters from `at` ends: 'k i l l'. */
function speltOut({ words, breaks }: Words, at: number): number {
  let end = at;
  while (
    end < words.length &&
    end - at < 30 &&
    words[end]?.length === 1 &&
    (end === at || breaks[end] === 0)
  )
    end += 1;
  return end;
}

function mended(word: string, listed: ReadonlySet<string>): readonly string[] {
  const alias = aliases.get(word);
  if (alias !== undefined) return [alias];
  if (listed.has(word) || /^\d+$/.test(word) || word.length > 40) return [word];
  if (word.includes('*')) {
    const hidden = unmasked(word.slice(0, 14), listed) ?? nearestKey(word.replaceAll('*', ''));
    return [hidden ?? word.replaceAll('*', '')];
  }
  for (const plain of spellings(word)) {
    const found = aliases.get(plain) ?? (listed.has(plain) ? plain : nearestKey(plain));
    if (found !== undefined) return [found];
  }
  const [plain = word] = spellings(word);
  return joined(plain, listed) ?? [plain];
}

/** The word with signs as letters, and with a letter said three times or more said twice, then once. */
function spellings(word: string): string[] {
  const lettered = /\d|[@$!|]/.test(word) && /[a-z]/.test(word);
  const as = (one: string) =>
    lettered
      ? word.replace(/[0134578@$!|]/g, (sign) => (sign === '1' ? one : (signs[sign] ?? sign)))
      : word;
  if (!lettered && !/([a-z])\1/.test(word)) return [word];
  const each = lettered ? [as('i'), as('l')] : [word];
  return [
    ...each,
    ...each.map((one) => one.replace(/([a-z])\1{2,}/g, '$1$1')),
    ...each.map((one) => one.replace(/([a-z])\1{2,}/g, '$1')),
    ...each.map((one) => one.replace(/([a-z])\1+/g, '$1')),
  ];
}

const joints = /kill|hang|die|suicid|myself|life|alive/;

/** Words written without the spaces between them, when all of them are known. */
function joined(word: string, listed: ReadonlySet<string>): readonly string[] | undefined {
  if (word.length < 6 || !joints.test(word)) return undefined;
  const starts: number[] = [0];
  for (let end = 1; end <= word.length; end += 1) {
    for (let start = Math.max(0, end - 9); start < end; start += 1) {
      if (starts[start] === undefined) continue;
      const part = word.slice(start, end);
      if (part !== 'i' && (part.length < 2 || !(listed.has(part) || glue.has(part)))) continue;
      starts[end] = start;
      break;
    }
  }
  if (starts[word.length] === undefined) return undefined;
  const parts: string[] = [];
  for (let end = word.length; end > 0; end = starts[end] ?? 0)
    parts.unshift(word.slice(starts[end], end));
  return parts;
}

const glue = new Set(['to', 'my', 'want', 'going', 'am', 'self']);
