import type { Turn } from '../engine.ts';
import type { Feeling, LossEvent } from '../reader/about.ts';
import { asksWhetherAllRight } from './asks-if-all-right.ts';
import { judgesSelf, subjectsOfChild } from './child-questions.ts';
import { looksAsked } from './find-answers.ts';
import { mayAsk } from './heard-intent.ts';
import { asksForPlainWords } from './limits.ts';
import { topicOfReply } from './lines.ts';
import type { Memory } from './memory.ts';
import { isRhetorical } from './rhetorical.ts';
import { sureOfBlame } from './self-blame.ts';
import { topicFits } from './topic-fits.ts';
import { wantedIn } from './wanted.ts';

/**
 * From here on the reader is believed: of a topic, of what a message does, and of a feeling. Kept aside, three of four topics
 * above 0.95 are right and three of five above 0.7; to say back a sentence is right more often.
 */
const [sureOfTopic, sureOfAct, sureOfFeeling, sureOfCorrection] = [0.95, 0.6, 0.65, 0.3];

/** What the latest message may be answered by, the most fitting first. The last can always be said. */
export function subjectsOf(memory: Memory, turn: Turn): string[] {
  const { latest } = memory;
  // What was chosen is asked about where nothing was told yet.
  const saysLittle = latest.wordCount <= 3 || latest.act === 'hello' || latest.act === 'little';
  const emotion = memory.turn === 1 && saysLittle ? turn.emotions[0] : undefined;
  // A question about trains or football is a question first.
  const isAside = latest.act === 'smalltalk' && endsWithQuestion(memory);
  // 'mam's dead' is little, and tells of a loss.
  const tellsOfLoss = memory.newEvents.length > 0 && /^(?:little|hello)$/.test(latest.act ?? '');
  const act = isAside || tellsOfLoss ? undefined : subjectOfAct[latest.act ?? 'tell'];
  const topics = topicsOf(memory);
  const known = topics.filter(
    (topic) =>
      !isClosed(topic, memory) &&
      topicFits(topic, memory) &&
      // A word or two are about whatever was said before them.
      (latest.wordCount > fewestWordsOfTopic ||
        /^(?:act|pet)-/.test(topic) ||
        plainDeath.test(latest.text)),
  );
  const wanted = wantedIn(memory);
  return [
    // What was told anew comes before what is asked about it.
    ...(wanted ? [...newLosses(memory, known), ...wanted.topics] : []),
    ...(asksOpinion.test(latest.text) ? ['act-what-do-you-think'] : []),
    ...(memory.isClosing ? ['act-not-talk-about-it'] : []),
    ...(wantsToTell.test(latest.text) ? ['act-wants-to-tell'] : []),
    ...(memory.asksForStyle ? [styleOf(memory), 'style'] : []),
    ...(isAside ? ['not-on-the-shelf'] : []),
    ...(act && !known.some((topic) => topic.startsWith('act-')) && !asksWhoReads.test(latest.text)
      ? [act]
      : []),
    ...known.filter((topic) => topic.startsWith('act-')),
    ...(memory.isYoung ? subjectsOfChild(latest.text) : []),
    ...(judgesSelf.test(latest.text) ? ['act-asks-directly'] : []),
    ...asksWhetherAllRight(latest.text),
    ...(asksWhoReads.test(latest.text) ? ['act-who-reads-this'] : []),
    ...newLosses(memory, known),
    ...known,
    ...feelingsOf(memory).map((feeling) => `feel-${feeling}`),
    ...(tellsOfBlame(memory) ? ['told-blame'] : []),
    ...(latest.act === 'ask-info' && looksAsked(latest) ? ['not-on-the-shelf'] : []),
    ...(endsWithQuestion(memory)
      ? [asksOfThemselves(latest.text) ? 'act-asks-directly' : 'not-on-the-shelf']
      : []),
    ...joyIn(latest),
    ...(emotion ? [`chose-${emotion.toLowerCase()}`] : []),
    ...(latest.wordCount > 60 ? ['long'] : []),
    ...(latest.wordCount <= 2 ? ['act-little'] : []),
    'presence',
  ];
}

const styleOf = ({ wantsShort, latest }: Memory): string => {
  if (asksForPlainWords(latest.text)) return 'style-plain';
  return wantsShort ? 'style-short' : 'style';
};
const fewestWordsOfTopic = 3;
const plainDeath = /\b(?:died|dead|passed)\b/i;

/** 'I want to talk about my son', and not more yet. */
const wantsToTell =
  /^(?:(?:hi+|hello|hey|so|well|and|ok|okay)[,. ]+)*(?:(?:this|it)(?:'s| is) (?:\p{L}+ ){1,3}but )?(?:I |I'd |can I |could I |may I )(?:just |really )?(?:want to|wanna|need to|like to|would like to|love to)? ?(?:talk|tell you|speak|write) (?:a bit |a little )?about (?:my|our|her|him|them|what|how|a|the|\p{Lu})[\p{L}' ]{0,30}[.!?]*$/iu;

/** What is told once in years. */
const bigJoy =
  /!{2,}|\b(?:born|pregnant|engaged|all clear|in remission|I did it|we did it|(?:passed|won|got) (?:my|the|our|into|in|engaged|accepted|it))\b/i;

/** 'I passed the exam, and he was already dead' is no good news. */
const ofDeath = /\b(?:already|still|been) dead\b|\bfuneral\b|\bcoffin\b/i;

/** News that is joy in itself, whatever the reader takes it for. */
const joyfulNews =
  /\b(?:I'm|I am|we're|I became|now I'm) (?:a |an )?(?:(?:great[- ]?)?grand(?:father|mother|dad|mum|ma|pa|parents?)|granny|nana|nanny|dad|mum|mom|father|mother|nan|gran|auntie?|uncle|pregnant|engaged|in remission|cancer[- ]free)\b[^.?]*!|\b(?:baby|(?:grand)?(?:son|daughter|child)) (?:was |is )?born (?:this morning|today|last night|yesterday)\b|^(?:I )?passed\b[.! ]|\bI passed(?: my \w+| the \w+)?[.!]/i;

function joyIn({ act, text }: Memory['latest']): string[] {
  if (ofDeath.test(text)) return [];
  if (joyfulNews.test(text)) return ['act-joy-big'];
  return act === 'joy' ? [bigJoy.test(text) ? 'act-joy-big' : 'act-joy-small'] : [];
}

const asksWhoReads =
  /^(?:will|would|do|can|are) you (?:\w+ )?(?:tell|telling|show|send|pass|report)\b[^.?!]{2,60}\bwhat I (?:write|say|tell|type|wrote|said)\b|\b(?:which|what) (?:company|firm|people) (?:gets?|sees?|reads?|owns?|has)\b|\bdoes (?:it|this|that) (?:even |really |just )?(?:save|get (?:saved|stored))\b|\bwho (?:gets|has|owns) (?:what I|this|my|all (?:this|that|of))\b|\bwhat (?:do|will) you (?:even |really |actually )?do with (?:what I|it|this|that|my|all)\b|\bdoes (?:this|it|that) (?:go|get sent|get back) to (?:my |the )?(?:school|parents?|mum|mom|dad|boss|work|police|doctors?|anyone|anybody|someone)\b|\bwho (?:makes|gets) (?:the )?money\b|\b(?:is|are) (?:this|it|that|these|my words)\b[^.?!]{0,24}\b(?:private|secret|safe|anonymous|confidential)\b|\b(?:who|does (?:any(?:one|body)|some(?:one|body))|can (?:any(?:one|body)|some(?:one|body)|they|he|she)) (?:else )?(?:can |will )?(?:reads?|sees?) (?:this|it|what I)\b|\b(?:do|will|would|are) you (?:even |really |going to )?(?:keep|save|store|share|record|tell|show|pass)(?:ing)? (?:it|this|that|them|all|what I|any(?:one|body)|my)\b[^.!]*(?:\?|$)|\b(?:don't|do not|dont|won't|never) tell (?:any ?one|any ?body|no ?one|no ?body)\b/i;

/** At the end of a message: 'What do you think?' */
const asksOpinion =
  /\b(?:what do you|do you|what would you) (?:think|reckon|say)(?: about (?:it|that|this))?\?*$/i;

/** Guilt that is told as a bare fact: 'The inhaler was in my bag.' */
const tellsOfBlame = ({ latest: { act, reading } }: Memory): boolean =>
  (act ?? 'tell') === 'tell' && (reading?.about.blame ?? 0) >= sureOfBlame;

/** A question that nothing else answered deserves to hear so. */
const endsWithQuestion = ({ latest: { act, sentences } }: Memory): boolean => {
  const asks = sentences.map(
    ({ text, isQuestion }, at) =>
      isQuestion &&
      !ofAnother.test(text) &&
      !isRhetorical(text) &&
      (at === sentences.length - 1 || beginsLikeQuestion.test(text)),
  );
  if (isTag.test(sentences.at(-1)?.text ?? '')) return false;
  return (
    act !== 'ask-me' &&
    (asks.at(-1) === true ||
      asks[0] === true ||
      ((act === 'ask-info' || act === 'smalltalk') && asks.includes(true)))
  );
};
/** 'Today was really nice?' and 'Honestly?' are told with a raised voice, and ask for nothing. */
const beginsLikeQuestion =
  /^(?:\p{L}+[, ]+){0,3}?(?:who|what|whats|how|why|when|where|which|is|are|am|was|were|do|does|did|can|could|will|would|should|shall|have|has|had|may|might|isn't|aren't|wasn't|don't|doesn't|didn't|can't|won't)\b/iu;

/** 'Does that make sense?' asks for nothing. */
const isTag =
  /^(?:does (?:that|this|it) make (?:any )?sense|(?:do )?(?:you|ya) (?:know|know what I mean|get me|see)|know what I mean|isn't it|innit|right|na+|you know|get it)\W*$/i;
/** Not how something is done, which somebody may know. */
const asksOfThemselves = (text: string): boolean =>
  /\b(?:I|I'm|me|my)\b/.test(text) && !practical.test(text) && !ofGoodDay.test(text);
/** A question that is only told: 'people here ask “and the children?”'. */
const ofAnother = /\b(?:asks?|asked|says?|said|goes|was like|were like),? ['"‘“][^'"’”]*$/i;
const practical =
  /\b(?:how (?:do|can|could|should|long|much|many|to)|what (?:do|can|should|could|happens|is|are|can't)|where (?:do|can|should|is|are)|when (?:do|can|should|is)|which|is there (?:any|a|an|some)|is (?:that|it) ours|can (?:I|we|you)|do (?:I|we) (?:have|need)|who (?:do|can|pays|should))\b/i;

/** Acts that are answered for themselves, whatever the words. */
const subjectOfAct: Readonly<Record<string, string>> = {
  hello: 'act-hello',
  bye: 'act-bye',
  thanks: 'act-thanks',
  hostile: 'act-hostile',
  little: 'act-little',
  'be-dead': 'act-be-dead',
  'ask-me': 'act-who-are-you',
  correct: 'corrected',
  remember: 'not-remembered',
};

const topicsOf = ({ latest }: Memory): string[] =>
  (latest.reading?.about.topics ?? [])
    .filter(
      ({ id, score }) =>
        !decidedByAct.test(id) &&
        (id !== 'act-who-reads-this' || ofReaders.test(latest.text)) &&
        (id !== 'act-correction' || mayAsk(latest, ['correct'], sureOfCorrection)) &&
        score >= (id.startsWith('act-') ? sureOfAct : sureOfTopic),
    )
    .map(({ id }) => sameAs[id] ?? id);

/** Words that somebody uses who asks what becomes of their words here. */
const ofReaders =
  /\b(?:you|this|app|private|reads?|sees?|saves?|saved|stor\w+|secret|company|data|keeps?|kept|share\w*|deleted?)\b/i;

/** What a message does is known better than by its topic. */
const decidedByAct =
  /^act-(?:hello|bye|thanks|hostile|little|smalltalk|misread|who-are-you|be-dead|is-it-ok-to-say|joy-\w+)$/;

/** What is recognised as a topic, and answered as an act. */
const sameAs: Readonly<Record<string, string>> = { 'act-correction': 'corrected' };

/** A topic that the person said was not meant stays closed for the whole conversation. */
function isClosed(topic: string, { refusedReplies }: Memory): boolean {
  return refusedReplies.some((reply) => topicOfReply(reply) === topic);
}

/** What was told for the first time. Where a topic says it as well, that topic is the better answer. */
function newLosses({ newEvents }: Memory, topics: readonly string[]): string[] {
  const isSaidByTopic = topics.some((topic) => lossTopics.test(topic));
  // A death comes first in any case: its topic may begin with something else.
  if (isSaidByTopic && !newEvents.some((event) => deaths.has(event))) return [];
  return byGravity.filter((event) => newEvents.includes(event)).map((event) => `loss-${event}`);
}

const deaths: ReadonlySet<LossEvent> = new Set(['died', 'suicide', 'stillbirth']);

const lossTopics =
  /^(?:pet-|sibling-died|friend-died|grandparent-died|partner-died|parent-died|colleague|celebrity|died-by|sudden-|break-up-fresh|left-for|found-out|miscarriage|stillbirth|teen-first|divorce|dementia|family-estranged|knowing-they|job-lost|home-lost|someone-is-missing)/;

/** Of several losses in one message the gravest is answered. */
const byGravity: readonly LossEvent[] = [
  'suicide',
  'stillbirth',
  'died',
  'miscarriage',
  'dying',
  'dementia',
  'missing',
  'ill',
  'estranged',
  'cheated',
  'left',
  'parted',
  'i-left',
  'away',
  'job',
  'home',
];

/** 'It was just nice': whoever says so is not without hope, whatever else stands in the message. */
const ofGoodDay = /\b(?:nice|lovely|good|happy|great|fun|glad|laugh\w*)\b/i;

function feelingsOf({ latest }: Memory): Feeling[] {
  const { feelings = {}, denied = {} } = latest.reading?.about ?? {};
  return (Object.entries(feelings) as [Feeling, number][])
    .filter(([feeling, score]) => score >= sureOfFeeling && (denied[feeling] ?? 0) < 0.4)
    .filter(([feeling]) => feeling !== 'hopeless' || !ofGoodDay.test(latest.text))
    .sort(([, one], [, other]) => other - one)
    .map(([feeling]) => feeling);
}
