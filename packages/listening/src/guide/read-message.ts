import type { Intent } from '../reader/intents.ts';
import type { Purpose } from '../reader/purposes.ts';
import type { Reading } from '../reader/reader.ts';
import { actByWords } from './act-by-words.ts';
import { isOtherLanguage, isPlainlyEnglish } from './detect-language.ts';
import { heardOf, mayAsk, ofCompanion, onlyTellsSurely } from './heard-intent.ts';
import { type Clause, clausesOf, normaliseMessage, sentencesOf, wordsOf } from './text.ts';
import { createTextCache } from './text-cache.ts';
import { timeSinceIn } from './time-since.ts';
import { touchesDying } from './touches-dying.ts';

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
  const isForeign =
    reading && reading.language !== 'en' && !isPlainlyEnglish(words.text, words.wordCount);
  // 'What was on sale, and who was in the obituaries' asks nothing.
  const tells = onlyTellsSurely({ reading, text: words.text });
  const heard = actOfIntent(reading, words.text);
  const known = heard ?? plainAct ?? actOfReading(reading, words.text);
  const isByWords = heard === null && plainAct !== null;
  const act = known && (heard || mayBeAct(reading, known, isByWords, words.text)) ? known : 'tell';
  return {
    ...words,
    sentences: tells
      ? words.sentences.map((sentence) => ({ ...sentence, isQuestion: false }))
      : words.sentences,
    reading,
    act: known && (tells && asks.has(act) ? 'tell' : act),
    language: isForeign ? reading.language : other,
  };
}

/**
 * What the reader is sure that a message does: of 98 goodbyes of four writers it had not met it heard 71 from 0.8 on, and one more; what only looks like
 * one from 0.4 on has to have a word of it. Whoever does not understand a reply is not angry.
 */
function actOfIntent(reading: Reading | null, text: string): Act | null {
  if (reading?.level !== 0) return null;
  const [bye = 0, correct = 0, tells = 0] = (['bye', 'correct', 'tells'] as const).map(
    (intent) => heardOf({ reading }, [intent]) ?? 0,
  );
  const isInWords = bye >= sureOfByeInWords && tells < bye && mayBeBye.test(text);
  if (correct < sureOfNoAnger && (bye >= sureOfBye || isInWords)) return 'bye';
  if (correct >= sureOfMisread && ofReplies.test(text)) return 'misread';
  return reading.act === 'hostile' && correct >= sureOfNoAnger ? 'misread' : null;
}
const [sureOfBye, sureOfByeInWords, sureOfNoAnger, sureOfMisread] = [0.8, 0.4, 0.2, 0.5];

/** Said of what was answered. */
const ofReplies =
  /\b(?:answer|try again|brochure|script|fortune cookie|fridge magnet|greeting card|leaflet|poster|textbook|cliché|cliche|platitude|wasn't (?:ask|look)ing|didn't ask)\b/i;

/** What the reader hears as an act needs more than what the words say. */
const leastOfHeard: Partial<Record<Act, number>> = { bye: 0.2, 'ask-me': 0.3, misread: 0.15 };

/** What the words or the act seem to say, and what the reader has to hear in the message as well. */
const intentsOfAct: Partial<Record<Act, readonly Intent[]>> = {
  bye: ['bye'],
  misread: ['correct', 'manner'],
  correct: ['correct'],
  'ask-me': ofCompanion,
  'ask-letter': ['write', 'manner'],
  'ask-poem': ['write', 'manner'],
  'ask-text': ['write', 'manner'],
  'ask-recall': ['recall'],
};

function mayBeAct(reading: Reading | null, act: Act, isByWords: boolean, text: string): boolean {
  if (act === 'bye' && saysBye.test(text)) return true;
  const asked = intentsOfAct[act];
  const least = isByWords ? undefined : leastOfHeard[act];
  return asked === undefined || mayAsk({ reading }, asked, least);
}

/** Whether the words themselves take leave: only then is somebody in danger told good night. */
export const takesPlainLeave = ({
  text,
  wordCount,
  act,
}: Pick<Message, 'text' | 'wordCount' | 'act'>): boolean =>
  act === 'bye' && (saysBye.test(text) || actByWords(text, wordCount) === 'bye');

/** At the beginning or the end of a message, and some of them anywhere, these leave no doubt. */
const saysBye =
  /^(?:(?:ok|okay|right|well|so|anyway)[,. ]+)*(?:good ?night|bye+|good ?bye|night night|nite|nos da|gn)\b(?!,? (?:I am|I'm|my name|this is|everyone|all)\b)|(?<!\b(?:say|said|saying|says|a|no|our|my|his|her|last|the|proper|without) )\b(?:bye+|good ?bye|good ?night|night night|nite|gn|ttyl|nos da|slán|dobranoc|boa noite|buenas noches)(?:,? \p{L}+)?[.! x]*$|\b(?:off to bed|gotta go|signing off)\b|\bI(?:'m| am) off(?: now| to bed)?[.! ]*$/iu;

const asks: ReadonlySet<Act> = new Set(['ask-info', 'ask-recall', 'ask-me']);

/** What the reader hears, where the words bear it out. */
function actOfReading(reading: Reading | null, text: string): Act | null {
  if (!reading) return null;
  const act = actByPurpose(reading, text);
  if (neverWithDeath.has(act) && tellsOfDeath.test(text)) return 'tell';
  const count = wordsOf(text).length;
  if (count > (mostWordsOf[act] ?? Infinity)) return 'tell';
  if (act === 'correct' && (count < fewestWordsToCorrect || isNoCorrection(text))) return 'tell';
  if (act === 'bye' && count <= mostWordsOfPlainBye && leavesSurely(reading)) return act;
  return needsWords[act]?.test(text) === false ? 'tell' : act;
}

/** 'Aye right, that's the stop': both that it does and what it is about, in few words. */
const leavesSurely = ({ about, level }: Reading): boolean =>
  level === 0 && about.topics.some(({ id, score }) => id === 'act-bye' && score >= sureOfLeaving);
const [sureOfLeaving, mostWordsOfPlainBye] = [0.8, 10];

/**
 * What a message is for corrects the act in three cases: it asks for no text, it asks something, or it says that it was misread. Near
 * danger and of a death the act stands, because less care is taken of who asks.
 */
function actByPurpose({ act, level, about: { purposes } }: Reading, text: string): Act {
  if (!purposes) return act;
  if (asksForWriting.has(act) && (purposes.request ?? 0) < leastOfRequest) return 'tell';
  if (act !== 'tell' || level > 0 || touchesDying(text)) return act;
  if ((purposes.question ?? 0) >= sureOfPurpose) return 'ask-info';
  if (tellsOfDeath.test(text)) return act;
  return (purposes.misread ?? 0) >= sureOfPurpose ? 'misread' : act;
}
const asksForWriting: ReadonlySet<Act> = new Set(['ask-letter', 'ask-poem', 'ask-text']);
/** Of 353 messages that ask for no text 8 reach the first; all 56 that ask for one do. */
const [leastOfRequest, sureOfPurpose] = [0.2, 0.5];

/** How surely the reader takes a message for this, from 0 to 1. */
export const likelihoodOf = ({ reading }: Message, purpose: Purpose): number =>
  reading?.about.purposes?.[purpose] ?? 0;

const tellsOfDeath =
  /\b(?:\p{Lu}\p{Ll}+|[Mm]y \p{L}+|(?:he|she|they)) (?:died|passed(?: away| on)?|is dead|was killed)\b/u;

/** Whoever tells of a death neither greets nor leaves with it. */
const neverWithDeath: ReadonlySet<Act> = new Set(['hostile', 'hello', 'bye', 'joy']);

/** What is longer tells something. */
const mostWordsOf: Partial<Record<Act, number>> = { hello: 8, little: 6, thanks: 14, bye: 24 };
/** What is shorter puts nothing right. */
const fewestWordsToCorrect = 4;

const ofMisread =
  /\b(?:not|no|nope|wrong|means?|meant|misread|misunder\w*|said|say|saying|listen\w*|understand|stop|read|\p{L}+n't|you)\b/iu;

/** Nobody is sent away who did not say goodbye: the reader alone is not believed. */
const mayBeBye =
  /(?<!\b(?:say|said|saying|says|a|our|my|his|her|last|the) )\b(?:bye+|good ?bye|good ?night)\b|\b(?:night|nite|(?:see|catch) (?:you|ya)|talk (?:to (?:you|ya) )?(?:an?other|nother|later|soon|tomorrow)|come again|let me (?:rest|sleep)|(?:best|better) go|(?:shut|close) (?:the|this) (?:lid|laptop|phone|app)|ttyl|stop here|for (?:now|today|tonight)|that's (?:it|all|enough|me)|signing off|turn(?:ing)? in|back (?:tomorrow|later)|later then|thanks?|cheers|ta)\b|\b(?:going|goin|go|off|head(?:ing)?|get|getting|better|need|must|should|will|'ll|time)\b[^.?!]{0,24}\b(?:sleep|bed|up|now|off|work|lie down|rest|stop)\b|\bI(?:'ll| will| must| should|'d better| have to| need to| am| go)?(?:'m)? (?:going|go|leave|stop|log off|sign off|get on)\b|\bI(?:'m| am) off\b(?! (?:work|sick|school|my|the|food))|\b(?:is|are|'s) coming (?:up|in|back)\b|\bphone (?:is |'s )?(?:nearly |almost )?(?:dead|dying|on \d)/i;

/** The reader is believed about what a message does only where one of these stands in it. */
const needsWords: Partial<Record<Act, RegExp>> = {
  hello:
    /\b(?:hi+|hello|hey+|hiya|(?:good |guid )?(?:morning|evening|afternoon|day)|g'day|yo|sup|all ?right|howdy|greetings|any(?:one|body)|there|welcome|back)\b/i,
  bye: mayBeBye,
  misread: ofMisread,
  correct:
    /\b(?:not|no|nope|wait|actually|sorry|meant|I mean (?:the|my|it was)|wrong|typo|oops|correct\w*|mistake|muddl\w*|mix\w*|said|wrote|typed|was a|is a|really)\b|n't\b/iu,
  'ask-me':
    /\b(?:you|your|yours|you're|ya|app|robot|bot|machine|program|computer|private|secret|real|human|person|ai)\b/i,
  thanks: /\b(?:thank\w*|thx|ty|cheers|ta|grateful|appreciate\w*|kind|glad|helped|nice of)\b/i,
  hostile:
    /\b(?:you|your|you're|this|app|bot|robot|machine|program|useless|stupid|rubbish|crap|shit|fuck\w*|garbage|pointless|whatever|hate|shut)\b/i,
  'be-dead': /\b(?:you|your|you're|ya|are|say|speak|talk|answer|come)\b/i,
  joy: /!|\b(?:laugh\w*|smil\w*|happ(?:y|ier|iest)|good|great|better|best|lovely|nice|glad|managed|finally|proud|enjoy\w*|yay|won|passed|born|baby|love[ds]?|fun|funny|beautiful|perfect|delicious|excited|thrilled|over the moon|sang|singing|hummed|danced|first time|did it|job|engaged|married|new|light(?:er)?|grand(?:ma|pa|mother|father|son|daughter)|nan[ia]?|relie[fv]\w*|peace\w*|hope\w*|free|easy|easier|well)\b/i,
};

/** Whether the words allow that something is put right. */
export const mayCorrect = (text: string): boolean =>
  needsWords.correct?.test(text) !== false && !isNoCorrection(text);

/** 'I turn 34 and you don't' is said to the one who is gone, and 'actually our cat died' is told. */
const isNoCorrection = (text: string): boolean =>
  (/\b(?:you|your|you're)\b/i.test(text) && !ofWhatWasRead.test(text)) ||
  (newsOfDeath.test(text) && !/\b(?:not|no|wrong|meant|said|sorry)\b|n't\b/i.test(text));
const ofWhatWasRead =
  /\b(?:you(?:'ve| have| had| just| keep| may| might|'d)*(?: have|'ve)? (?:sa(?:y|id|ying)|wr(?:ite|ote|itten)|call\w*|got|put|mix\w*|misread|misunder\w*|understood|muddl\w*|think|thought|read|made|took|know|picked|heard|told|mean\w*|ask\w*|assum\w*|confus\w*)|to you|told you|tell you|giv(?:e|en) you|for you|thank you|if you|let you|so you|case you|(?:did|do|are|were|have|can|could|would) you|(?:just )?you know)\b|^(?:no|nope|sorry|wait|oops)\b/i;
const newsOfDeath =
  /^(?:actually|well|so|ok)[, ]+(?:my|our|I|we|the)\b[^.?!]*\b(?:died|run over|passed away|killed|put down|put to sleep|dead)\b/i;

/** Whether the words allow that the companion is told of a mistake. */
export const mayBeMisread = (text: string): boolean => needsWords.misread?.test(text) !== false;

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
