import { sharesByWords } from './answer-words.ts';
import { type Answer, answerIn, idWithCountry } from './answers.ts';
import { heardOf, practicalIn } from './heard-intent.ts';
import type { Memory } from './memory.ts';
import { plainlyAsked } from './plain-questions.ts';
import { asksForNothing } from './rhetorical.ts';
import { hasDied, hasParted } from './topic-fits.ts';

/**
 * How sure it has to be which answer is wanted, half by the reader and half by the words: to say it to somebody who asks; to
 * offer it beside the reply to somebody who only tells; to offer it first; and to offer it beside others. On 48 unseen questions
 * with an answer on the shelf, 33 reached the first and all 33 were right; 20 that no shelf answers stayed below 0.23.
 */
const [sureOfQuestion, sureOfStory, worthBeginning, worthOffering] = [0.5, 0.5, 0.25, 0.15];
const mostOffered = 3;
/** What it counts that the words name the question, alone and beside another. */
const [namedAlone, namedBeside] = [0.55, 0.25];
/** From here on an answer goes before a draft and before what was told earlier. */
const sureBeforeAll = 0.6;
/** Words alone may offer an answer. They never say one. */
const wordsAlone = 0.49;
/** Where the reader knows no answer that is nearly this likely, the words count more: it was not taught all of them. */
const [readerIsUnsure, wordsWhereUnsure] = [0.3, 0.7];
/** How surely a message asks for what the shelf is for: below the first nothing of it is said or offered to a question (of 60 such questions four, of 30 others 25), from the second on it asks, whatever its words. */
const [leastPractical, sureOfPractical] = [0.1, 0.7];
/** What a message may ask for that no shelf holds. */
const asksForMore: readonly string[] = [
  'letter',
  'poem',
  'reflect',
  'remember',
  'ask-letter',
  'ask-poem',
  'ask-text',
  'ask-recall',
  'correct',
  'misread',
  'be-dead',
];

type FoundAnswers =
  /** `isSure`: no other reading of the words is as likely. */
  | { said: Answer; isSure: boolean }
  | { offered: readonly Answer[] }
  /** Nothing was asked. The answer may help beside the reply. */
  | { beside: Answer };

/**
 * The answer of the shelf that the newest message asks for, or up to three that may be meant. Null: it asks for none.
 * `country`: the one the person chose, ISO 3166.
 */
export function findAnswers(memory: Memory, country: string | null): FoundAnswers | null {
  const { latest } = memory;
  const practical = practicalIn(latest);
  const isAsking =
    !asksForNothing(latest) &&
    (latest.act === 'ask-info' ||
      (practical ?? 0) >= sureOfPractical ||
      latest.sentences.some(({ isQuestion }) => isQuestion) ||
      asksWithoutMark.test(latest.text));
  const named = isAsking ? plainlyAsked(latest.text, memory.events) : [];
  const likely = [
    ...likelyAnswers(latest),
    ...named.map((id) => ({
      id: idWithCountry(id),
      score: named.length > 1 ? namedBeside : namedAlone,
    })),
  ];
  const found = inCountry(likely, country).filter(({ answer }) => answerFits(answer, memory));
  const [first] = found;
  if (!first) return null;
  // 'Who does she think she is, in a red dress' asks for no answer about clothes.
  const mayBeAsked = heardOf(latest, ['practical', 'your-opinion']);
  if (isAsking && mayBeAsked !== null && mayBeAsked < leastPractical) return null;
  if (isAsking && first.score >= sureOfQuestion) {
    const isSure = first.score >= sureBeforeAll && !asksForMore.includes(latest.act ?? 'tell');
    return { said: first.answer, isSure };
  }
  if (!isAsking) {
    const isHeard = latest.reading?.about.answers.some(({ id }) => id === first.answer.id) === true;
    return isHeard && first.score >= sureOfStory ? { beside: first.answer } : null;
  }
  if (first.score < worthBeginning || !looksAsked(latest)) return null;
  return {
    offered: found
      .filter(({ score }) => score >= worthOffering)
      .slice(0, mostOffered)
      .map(({ answer }) => answer),
  };
}

/** Whether the words ask something. The reader alone takes some that only tell for a question. */
export const looksAsked = (latest: Memory['latest']): boolean =>
  !asksForNothing(latest) &&
  (latest.sentences.some(({ isQuestion }) => isQuestion) ||
    asksWithoutMark.test(latest.text) ||
    asksInOtherWords.test(latest.text));
const asksInOtherWords =
  /\b(?:wonder\w*|know (?:if|how|what|when|whether|why|where|who|which)|tell me|explain|advice|tips|help (?:me |us )?with|any ideas?|no idea|not sure|(?:I|we) need to know|questions?)\b|^(?:what|how|when|who|where|why|which|can|could|do|does|did|is|are|was|should|would|will|any)\b/i;

/** Many people leave the question mark out: 'no will. what now', 'dont know what to say to him'. */
const asksWithoutMark =
  /\b(?:what (?:do|should|can|now|even|needs|has to|are you (?:meant|supposed) to)|how (?:do|can|long|much)|(?<!\b(?:taught|teach(?:es)?|learn(?:ed|t|s|ing)?|kn[eo]ws?|show(?:ed|n|s)?|forgot)(?: \w+)? )how to|who (?:do|can|should)|where (?:do|can|should)|is it (?:normal|ok|okay|too|wrong|true)|(?:do|should|can) I)\b/i;

/** By what the reader makes of the question and by its words, from 0 to 1. */
function likelyAnswers({ text, reading }: Memory['latest']): { id: string; score: number }[] {
  const known = reading?.about.answers.reduce((sum, { score }) => sum + score, 0) ?? 0;
  const shareOfWords = known < readerIsUnsure ? wordsWhereUnsure : 0.5;
  const byWords = [...sharesByWords(text)].map(([id, share]) => ({
    id: idWithCountry(id),
    score: share * (reading ? shareOfWords : wordsAlone),
  }));
  const byReader = (reading?.about.answers ?? []).map(({ id, score }) => ({
    id,
    score: score / 2,
  }));
  return [...byReader, ...byWords];
}

/** Whether an answer can be meant, by what the person has told: nothing about a death where somebody only left, and the other way round. */
function answerFits({ id, section, title, text }: Answer, memory: Memory): boolean {
  const { events, people, latest } = memory;
  const told = `${memory.everything} ${latest.text}`;
  if (section === 'baby-loss' && !ofBirth.test(told)) return false;
  if (needsWords.some(([topic, words]) => topic.test(id) && !words.test(told))) return false;
  // After a death, time off is for that.
  if (id === 'ill-parent-tell-work' && hasDied(events) && !ofIllness.test(latest.text))
    return false;
  const hasPet = ofPets.test(latest.text) || people.some(({ relation }) => relation === 'pet');
  if (section === 'pets' && !hasPet) return false;
  if (hasDied(events) === hasParted(events) || id === 'when-date-again') return true;
  return hasDied(events)
    ? section !== 'break-up'
    : section === 'break-up' || !ofDeath.test(`${title} ${text}`);
}

/** What an answer's id is about, and the words that somebody must have used before it is offered. */
const needsWords: readonly [RegExp, RegExp][] = [
  [/^inheritance-tax/, /inherit|\bdie[ds]?\b|dead|death|estate|\bwill\b|passed|left (?:me|us)/i],
  [
    /^dementia|care-home/,
    /dementia|alzheim|memory|confus|forget|care home|nursing home|carer|recogni[sz]|wander/i,
  ],
  [
    /suicid/,
    /suicid|own life|killed (?:him|her|them)sel|hang|hung|overdos|jumped|took (?:his|her|their) life/i,
  ],
  [
    /hospice|dying|last-days/,
    /dying|hospice|palliative|terminal|end of life|weeks left|months left|ill\b|sick|cancer|hospital|die\b|breathing|morphine/i,
  ],
  [
    /leaving-safely|was-it-abuse/,
    /hit|hurt|afraid|scared|frighten|violen|abus|control|threat|danger|safe|run|leave|escape/i,
  ],
];

const ofDeath =
  /\b(?:die[ds]?|dying|deaths?|dead|funerals?|ashes|graves?|coroner|miscarriage|stillb\w+|widow\w*|estate|probate|cremat\w+)\b/i;

const ofBirth =
  /\b(?:bab(?:y|ies)|pregnan\w*|miscarr\w*|still ?b\w+|births?|born|milk|scans?|weeks|twins?|womb|ivf|due date|bleed\w*|midwife|cot|sids)\b/i;
const ofIllness = /\b(?:ill|sick|dying|hospital|hospice|cancer|stroke|poorly|dementia)\b/i;
const ofPets =
  /\b(?:dogs?|cats?|pets?|vets?|rabbits?|bunn(?:y|ies)|horses?|mares?|pon(?:y|ies)|hamsters?|birds?|budgies?|parrots?|pup(?:s|py)?|kittens?|guinea pigs?|animals?)\b/i;

/** The same answer for several countries counts once, as the one of the person's own. */
function inCountry(scores: readonly { id: string; score: number }[], country: string | null) {
  const found = new Map<string, { answer: Answer; score: number }>();
  for (const { id, score } of scores) {
    const answer = answerIn(id, country);
    if (answer) found.set(answer.id, { answer, score: score + (found.get(answer.id)?.score ?? 0) });
  }
  return [...found.values()].sort((one, other) => other.score - one.score);
}
