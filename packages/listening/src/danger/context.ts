import type { TokenisedText } from './tokenise.ts';
import { wordClasses } from './word-classes.ts';

const negators = new Set(
  'not no never dont wont wouldnt didnt havent hasnt isnt wasnt aint nor neither without doesnt hadnt'.split(
    ' ',
  ),
);

/** Words that may stand between a 'not' and what it negates. */
const transparentWords = new Set(
  'going gonna to want wanna wantedto wish planning plan plans trying feeling feel actually really ever would have having had any intention intentions of thinking think thoughts about a an be been am im do anything like even currently that it its i longer wanting gotten being never said saying'.split(
    ' ',
  ),
);

/**
 * Whether a match is negated, before it or in one of its gaps: 'I am not going to kill myself'. A 'not' does not reach across
 * a comma. `ownWords` are the words that the pattern itself names.
 */
export function isNegated(
  text: TokenisedText,
  from: number,
  to: number,
  ownWords: ReadonlySet<string>,
): boolean {
  const { words, breaks } = text;
  for (let position = from + 1; position < to; position += 1) {
    const word = words[position] ?? '';
    if (negators.has(word) && !ownWords.has(word) && !isDoubted(words, position)) return true;
  }
  for (let position = from; position >= 0 && from - position < 7; position -= 1) {
    const word = words[position] ?? '';
    if (position < from && negators.has(word)) return !isDoubted(words, position);
    if (position < from && !transparentWords.has(word)) return false;
    if ((breaks[position] ?? 2) > 0) return false;
  }
  return false;
}

const doubtWords = new Set(['why', 'sure', 'promise', 'cant', 'whether', 'if']);

/** 'Why not', 'not sure I won't', 'can't not': the negation is itself in doubt. */
const isDoubted = (words: readonly string[], position: number) =>
  [1, 2].some((back) => doubtWords.has(words[position - back] ?? ''));

const pastBefore = new Set(['usedto', 'formerly']);
const pastNearby = new Set(['ago', 'teenager', 'younger']);

/** Whether a match reports the distant past: 'I used to', 'years ago'. */
export function isInPast({ words }: TokenisedText, from: number, to: number): boolean {
  for (let position = Math.max(0, from - 3); position <= from; position += 1)
    if (pastBefore.has(words[position] ?? '')) return true;
  for (
    let position = Math.max(0, from - 6);
    position < Math.min(words.length, to + 6);
    position += 1
  )
    if (
      pastNearby.has(words[position] ?? '') &&
      (words[position - 1] === 'years' || words[position] !== 'ago')
    )
      return true;
  return false;
}

const reportingWords = new Set(
  'said says say goes go sang sings sing wrote writes texted joked jokes told tells line lyrics lyric song book movie film called titled quote quoted story poem character says reads'.split(
    ' ',
  ),
);
const workWords = new Set(
  'song lyrics lyric book movie film line band poem novel story character play show podcast sign episode called titled usedto romeo hamlet juliet favorite favourite joked always old'.split(
    ' ',
  ),
);
const personWords = new Set(wordClasses.kin);
const ownWords = new Set(['i', 'ive', 'id', 'im']);
const cries = new Set(
  'scream screams screamed screaming shout shouts shouted shouting yell yells yelled yelling'.split(
    ' ',
  ),
);

/** Who speaks at a position. In quotation marks it may be somebody else, or a work: a song, a book, a film. */
export function speakerAt(text: TokenisedText, position: number): 'own' | 'someone' | 'work' {
  const [start, end] = quotationAt(text.quotes, position);
  if (end === 0) return 'own';
  const lead = text.words.slice(Math.max(0, start - 8), start);
  const tail = text.words.slice(end, end + 6);
  if ([...lead, ...tail].some((word) => workWords.has(word))) return 'work';
  // 'They scream "I'm gonna die" at me forty times a day, on the zip wire.'
  if (lead.slice(-3).some((word) => cries.has(word)) && !lead.some((word) => ownWords.has(word)))
    return 'work';
  const said = [lead, tail].find((words) => words.some((word) => reportingWords.has(word)));
  if (!said || said.some((word) => ownWords.has(word))) return 'own';
  return said.some((word) => personWords.has(word)) ? 'someone' : 'own';
}

/** Quotations are in the order they close, so only the first that closes later can contain the position: a binary search. */
function quotationAt(quotes: TokenisedText['quotes'], position: number): [number, number] {
  let low = 0;
  let high = quotes.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((quotes[middle]?.[1] ?? 0) <= position) low = middle + 1;
    else high = middle;
  }
  const quote = quotes[low];
  return quote && quote[0] <= position ? quote : [0, 0];
}
