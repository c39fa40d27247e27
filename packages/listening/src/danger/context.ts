import type { Words } from './tokens.ts';
import { wordClasses } from './word-classes.ts';

const negators = new Set(
  'not no never dont wont wouldnt didnt havent hasnt isnt wasnt aint nor neither without doesnt hadnt'.split(
    ' ',
  ),
);

/** Words that may stand between a 'not' and what it denies. */
const between = new Set(
  'going gonna to want wanna wantedto wish planning plan plans trying feeling feel actually really ever would have having had any intention intentions of thinking think thoughts about a an be been am im do anything like even currently that it its i longer wanting gotten being never said saying'.split(
    ' ',
  ),
);

/**
 * Whether a row of words is denied, before it or in one of its gaps: 'I am not going to kill myself'. A comma keeps the 'not'
 * out. `own` are the words the rule itself names.
 */
export function denied(text: Words, from: number, to: number, own: ReadonlySet<string>): boolean {
  const { words, breaks } = text;
  for (let at = from + 1; at < to; at += 1) {
    const word = words[at] ?? '';
    if (negators.has(word) && !own.has(word) && !doubted(words, at)) return true;
  }
  for (let at = from; at >= 0 && from - at < 7; at -= 1) {
    const word = words[at] ?? '';
    if (at < from && negators.has(word)) return !doubted(words, at);
    if (at < from && !between.has(word)) return false;
    if ((breaks[at] ?? 2) > 0) return false;
  }
  return false;
}

const doubts = new Set(['why', 'sure', 'promise', 'cant', 'whether', 'if']);

/** 'Why not', 'not sure I won't', 'can't not': the denial is itself in doubt. */
const doubted = (words: readonly string[], at: number) =>
  [1, 2].some((back) => doubts.has(words[at - back] ?? ''));

const before = new Set(['usedto', 'formerly']);
const ago = new Set(['ago', 'teenager', 'younger']);

/** Whether it tells of long ago: 'I used to', 'years ago'. */
export function longAgo({ words }: Words, from: number, to: number): boolean {
  for (let at = Math.max(0, from - 3); at <= from; at += 1)
    if (before.has(words[at] ?? '')) return true;
  for (let at = Math.max(0, from - 6); at < Math.min(words.length, to + 6); at += 1)
    if (ago.has(words[at] ?? '') && (words[at - 1] === 'years' || words[at] !== 'ago')) return true;
  return false;
}

const saying = new Set(
  'said says say goes go sang sings sing wrote writes texted joked jokes told tells line lyrics lyric song book movie film called titled quote quoted story poem character says reads'.split(
    ' ',
  ),
);
const works = new Set(
  'song lyrics lyric book movie film line band poem novel story character play show podcast sign episode called titled usedto romeo hamlet juliet favorite favourite joked always old'.split(
    ' ',
  ),
);
const people = new Set(wordClasses.kin);

/** Whose words stand in quotation marks at `from`: the person's own, someone's, or a work's. */
export function speaker(text: Words, from: number): 'own' | 'someone' | 'work' {
  const [start, end] = quoteAround(text.quotes, from);
  if (end === 0) return 'own';
  const lead = text.words.slice(Math.max(0, start - 8), start);
  const tail = text.words.slice(end, end + 6);
  if ([...lead, ...tail].some((word) => works.has(word))) return 'work';
  const said = [lead, tail].find((words) => words.some((word) => saying.has(word)));
  if (!said || said.some((word) => ['i', 'ive', 'id', 'im'].includes(word))) return 'own';
  return said.some((word) => people.has(word)) ? 'someone' : 'own';
}

/** Quotations are in the order they close, so the first that closes later is the only one that may hold the word. */
function quoteAround(quotes: Words['quotes'], from: number): [number, number] {
  let low = 0;
  let high = quotes.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((quotes[middle]?.[1] ?? 0) <= from) low = middle + 1;
    else high = middle;
  }
  const quote = quotes[low];
  return quote && quote[0] <= from ? quote : [0, 0];
}
