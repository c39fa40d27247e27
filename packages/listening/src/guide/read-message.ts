import type { Reading } from '../reader/reader.ts';
import { actByWords } from './act-by-words.ts';
import { isOtherLanguage } from './detect-language.ts';
import { type Clause, clausesOf, normaliseMessage, sentencesOf, wordsOf } from './text.ts';
import { createTextCache } from './text-cache.ts';
import { timeSinceIn } from './time-since.ts';

export type Act = Reading['act'];

/** One message of the person, as it is read: by its words, and by the learned reader where that is there. */
export type Message = {
  /** Normalised. */
  text: string;
  wordCount: number;
  clauses: readonly Clause[];
  sentences: readonly { text: string; isQuestion: boolean }[];
  reading: Reading | null;
  /** What it does. Without the reader only the plainest are known; the rest is null. */
  act: Act | null;
  /** How long it has been: 'three weeks'. */
  timeSince: string | null;
  /** A language that the guide does not speak, 'other' where it cannot be told which; null for English. */
  language: string | null;
};

export function readMessage(original: string, reading: Reading | null): Message {
  const { isOther, actByWords: plainAct, ...words } = wordsIn(original);
  const other = isOther ? 'other' : null;
  return {
    ...words,
    reading,
    act: plainAct ?? actOfReading(reading, words.text),
    language: reading && reading.language !== 'en' ? reading.language : other,
  };
}

/** What the reader hears, where the words do not speak against it. */
function actOfReading(reading: Reading | null, text: string): Act | null {
  if (reading?.act === 'bye' && !mayBeBye.test(text)) return 'tell';
  if (reading?.act === 'misread' && !mayBeMisread.test(text)) return 'tell';
  return reading?.act ?? null;
}

const mayBeMisread =
  /\b(?:not|no|nope|wrong|means?|meant|misread|misunder\w*|said|say|saying|listen\w*|understand|stop|read|\p{L}+n't|you)\b/iu;

/** Nobody is sent away who did not say goodbye: the reader alone is not believed. */
const mayBeBye =
  /\b(?:bye+|good ?bye|good ?night|night|nite|see (?:you|ya)|ttyl|stop here|for (?:now|today|tonight)|that's (?:it|all|enough|me)|signing off|turn(?:ing)? in|back (?:tomorrow|later)|later then|thanks?|cheers|ta)\b|\b(?:going|go|off|head(?:ing)?|get|getting|better|need|must|should|will|'ll|time)\b[^.?!]{0,24}\b(?:sleep|bed|up|now|off|work|lie down|rest|stop)\b|\bI(?:'ll| will| must| should|'d better| have to| need to| am| go)?(?:'m)? (?:going|go|leave|stop|log off|sign off|get on)\b|\b(?:is|are|'s) coming (?:up|in|back)\b|\bphone (?:is |'s )?(?:nearly |almost )?(?:dead|dying|on \d)/i;

/** From here on the reader is believed about what a message asks for. */
const sureOfRequest = 0.5;

/** Whether the reader takes the message for this: a topic of the guide. */
export const isAbout = ({ reading }: Message, topic: string, least = sureOfRequest): boolean =>
  reading?.about.topics.some(({ id, score }) => id === topic && score >= least) === true;

/** What the words alone say. Cached by text, because every turn reads the whole conversation again. */
function wordsIn(original: string): Words {
  const known = wordsByText.get(original);
  if (known) return known;
  const text = normaliseMessage(original);
  const wordCount = wordsOf(text).length;
  const found: Words = {
    text,
    wordCount,
    clauses: clausesOf(text),
    sentences: sentencesOf(text),
    timeSince: timeSinceIn(text),
    actByWords: actByWords(text, wordCount),
    isOther: isOtherLanguage(text, wordCount),
  };
  if (wordsByText.size >= mostCached) wordsByText.clear();
  wordsByText.set(original, found);
  return found;
}

const mostCached = 400;
type Words = Pick<Message, 'text' | 'wordCount' | 'clauses' | 'sentences' | 'timeSince'> & {
  actByWords: Act | null;
  isOther: boolean;
};
const wordsByText = createTextCache<Words>();
