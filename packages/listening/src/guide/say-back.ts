import { forbiddenIn } from './forbidden.ts';
import type { Memory } from './memory.ts';
import { beginsWithSubject } from './say-back-beginning.ts';
import { type Part, partsOf } from './say-back-parts.ts';
import { plain } from './say-back-plain.ts';
import { leavesSubjectOut, withSubject } from './say-back-subject.ts';
import { inSecondPerson, leftOver, withNames } from './say-back-turn.ts';
import { isUnfit } from './say-back-unfit.ts';
import { givesName, weightOf } from './say-back-weight.ts';
import { capitalise, wordsOf } from './text.ts';

/**
 * A sentence of the newest message said back to the person, 'you' for 'I': 'You still take two cups down from the hook.'
 * It is as true as what was told, and takes nothing for granted. `whateverItDoes`: also of a message that puts something right. Null: no sentence is plain enough to be said back.
 */
export const saidBack = (memory: Memory, whateverItDoes = false): string | null =>
  chosen(memory, whateverItDoes)?.said ?? null;

/**
 * The same with what stands before it, where the sentence that weighs most says little without that: 'You've hung the real medal on
 * his stag's head in the hall. It improves him.' Null: it stands well by itself, or what is before it cannot be said back.
 */
export function saidBackWithBefore(memory: Memory): string | null {
  const found = chosen(memory, false);
  if (!found || memory.latest.wordCount > mostWordsOfShort) return null;
  const names = memory.people.flatMap(({ name }) => name ?? []);
  const told = memory.latest.sentences.filter(({ isQuestion }) => !isQuestion);
  let at = told.findIndex(({ text }) => text === found.before);
  let whole = found.said;
  for (const last = at - 1; at >= 0 && at >= last && needsBefore(whole); at--) {
    const before = beforeSaidBack(told[at]?.text ?? '', names, memory);
    if (!before || before.includes(found.said) || found.said.includes(before)) break;
    if (wordsOf(`${before} ${whole}`).length > mostWordsOfBoth) break;
    whole = `${before} ${whole}`;
  }
  // 'It's on the counter. He thinks you didn't see': nobody knows what is on the counter.
  return whole === found.said ||
    /^(?:It|That|This)\b(?! (?:morning|afternoon|evening|night|week|month|year)\b)/.test(whole)
    ? null
    : whole;
}

function beforeSaidBack(sentence: string, names: readonly string[], { latest }: Memory): string {
  const before = plain(sentence);
  const count = wordsOf(before).length;
  if (count < 2 || count > mostWords || isUnfit(before)) return '';
  if (blamesSelf(latest) && ownDeed.test(before)) return '';
  const text = withSubject(before, names);
  return text === null ? '' : turnedRound(text, names);
}

const needsBefore = (said: string): boolean =>
  wordsOf(said).length <= fewWords || /^(?:It|That|This|He|She|They|After|Then|There)\b/.test(said);
/** Words. */
const [fewWords, mostWordsOfBoth, mostWordsOfShort] = [8, 32, 60];

/** As it is said to the person. Empty: it cannot be said. */
function turnedRound(text: string, names: readonly string[], whateverItDoes = false): string {
  const said = capitalise(withNames(inSecondPerson(text), names));
  if (!whateverItDoes && (slips.test(text) || !beginsWithSubject(said, names))) return '';
  return forbiddenIn(said) || leftOver.test(said) ? '' : `${said}.`;
}

type Chosen = { said: string; before: string };

function chosen({ latest, people }: Memory, whateverItDoes: boolean): Chosen | null {
  if (!whateverItDoes && latest.act && notSaidBack.has(latest.act)) return null;
  if (!whateverItDoes && (putsItselfRight.test(latest.text) || asksOrLeaves(latest.text)))
    return null;
  const names = people.flatMap(({ name }) => name ?? []);
  const regrets = blamesSelf(latest);
  const parts = partsOf(latest, mostWords).filter(({ text }) => !regrets || !ownDeed.test(text));
  const candidates = candidatesIn(parts, names, whateverItDoes);
  if (!whateverItDoes && ofTheTalk.test(latest.text)) return null;
  for (const { text, before, score } of candidates) {
    if (score < leastWeight) return null;
    const said = turnedRound(text, names, whateverItDoes);
    if (said) return { said, before };
  }
  return null;
}

type Candidate = { text: string; before: string; score: number };

/** What could be said back, the weightiest first. */
function candidatesIn(
  parts: readonly Part[],
  names: readonly string[],
  whateverItDoes: boolean,
): Candidate[] {
  return parts
    .flatMap((part, at): Candidate[] => {
      const cleaned = plain(part.text);
      const isLast = !whateverItDoes && at === parts.length - 1;
      const fewest = isLast ? fewestWordsAtEnd : fewestWords;
      const mayBeShort = part.isExclaimed || givesName.test(cleaned);
      if (!isFit(cleaned, mayBeShort ? fewestWordsAtEnd : fewest)) return [];
      if (isOfAnother(cleaned, part.before)) return [];
      const text = withSubject(cleaned, names);
      if (!text) return [];
      const place = at / parts.length;
      const weight = weightOf(text, { ...part, place, names });
      return [
        {
          text,
          before: part.before,
          score:
            weight + (isLast && !isVague.test(text) ? (parts.length > 1 ? atEnd : whereAlone) : 0),
        },
      ];
    })
    .sort((one, other) => other.score - one.score);
}

/** Said about the companion, or to try it. */
export const ofTheTalk =
  /\b(?:robot|bot|(?<!(?:vending|washing|sewing|coffee|answering|fruit) )machine|the (?:sad )?voice|test you|your (?:rules|script)|brochure)\b/i;

/** Words of somebody who is still learning English: said back, they would only show that. */
export const slips =
  /\b(?:is (?:passed|died)|(?:did not|didn't) \w{2,}(?<!e)ed|(?:could|can|did|didn't|did not|will|would) not? ?(?:went|came|understood|knew|saw|said)|childrens|informations|mans|womans|(?:he|she|it|nobody|everybody) (?:speak|make|say|go|come|give|know|want|don't)|(?:I|we|they|they was|you) (?:has|was already|is)|they was|has said (?:me|you)|since (?:\w+ ){1,2}(?:weeks|months|years)$|how they say)\b/i;

/** What asks for something, or takes leave, wants another reply than its own words. */
export const asksOrLeaves = (text: string): boolean =>
  asksSomething.test(text) || takesLeave.test(text);
const asksSomething =
  /(?:^|[.!?,;] *|\b(?:and|so|but|though|next:?|ok|right|well),? )(?:(?:what|how|where|when|which|who)(?:'s|s)? (?:(?:on earth|even|exactly|actually) )?(?:do|does|did|should|can|could|would|will|is|are|am|often|long|many|much|far|else)|is there|are there|do (?:you|I|we|they)|can (?:you(?! (?:imagine|believe))|I|we|they)|could (?:you|I|we)|should (?:I|we)|would (?:you|it)|does (?:it|that|this|any))\b|\b(?:don't|dont|not sure|no idea|wondering|know) (?:how (?:often|long|many|much|to)|which|whether|where to|who to|when to)\b|\b(?:shorter|longer|simpler|in a list|one more thing|another one)\b/i;
const takesLeave =
  /\b(?:have a good (?:one|night|day|evening)|(?:might|may|will|'ll) (?:come|be) back|(?:off|going|gonna go|I'll go|get) to bed|last one|gotta go|got to go|see you|ttyl|night all|cheerio|toodle-?oo|ta-?ra)\b/i;

/** '14th of December. Wait no, the 4th': one half of it is not so. */
export const putsItselfRight =
  /\b(?:wait,? no|no,? wait|scratch that|I mean the|sorry,? (?:no|not|I mean))\b/i;

const leastWeight = 0.7;
const [fewestWords, mostWords] = [5, 24];
/** People end with what they wanted to say: of a message of several sentences the last is most often the one that weighs. */
const [atEnd, whereAlone, fewestWordsAtEnd] = [0.5, 0.8, 3];
const isVague =
  /\b(?:that|it|this|there|thing|things|so|one|them|too|either)$|\b(?:put|did|do|had|have|got|get|told|made|took|kept|found) (?:it|that|them|this)\b/i;

/** What is done with words here, and nothing that was told. */
const notSaidBack: ReadonlySet<string> = new Set([
  ...['ask-me', 'remember', 'correct', 'misread', 'thanks', 'hello', 'bye', 'letter', 'poem'],
  ...[
    'reflect',
    'be-dead',
    'hostile',
    'little',
    'ask-letter',
    'ask-poem',
    'ask-text',
    'ask-recall',
  ],
]);

/** Somebody who blames themselves does not want to hear from another what they did. */
export const blamesSelf = ({ reading }: Memory['latest']): boolean =>
  reading !== null &&
  (reading.about.blame >= likelyBlame ||
    (['guilt', 'regret', 'shame'] as const).some(
      (feeling) => (reading.about.feelings[feeling] ?? 0) > 0.15,
    ));
/** From about the first on two of three are right (`listening:purposes --only blame --dev`): enough to leave a deed unsaid. From the second on guilt is spoken of. */
const likelyBlame = 0.3;
export const sureOfBlame = 0.6;
const ownDeed =
  /\bI(?:'d| had| just| never| even| still)? (?:\w{2,}ed|told|said|made|let|left|forgot|broke|lost|didn't|did|wasn't|couldn't|chose|went|had|took|gave|put|rang|slept|drove|sent|knew|thought|was the one)\b/i;

/** 'Wife left. Took the kid': the second sentence goes on about whom the first was about. */
const isOfAnother = (text: string, before: string): boolean =>
  leavesSubjectOut(text) &&
  before !== '' &&
  !/^(?:(?:and|so|but|then|well|ok)[, ]+)*(?:I|I'm|I've|I'd)\b/i.test(before) &&
  !leavesSubjectOut(before) &&
  !ofMe.test(text.replace(besideClause, '')) &&
  // 'Came with a truck while I was out': the 'I' is in another clause.
  (!ofMe.test(text) || begunByAnother.test(before));
const ofMe = /\b(?:I|my|me)\b/;
const besideClause = / (?:while|when|because|where|before|after|since) .*$/i;
const begunByAnother =
  /^(?:and |but |so )?(?:(?:[Hh]e|[Ss]he|[Tt]hey)\b|(?:[Mm]y|[Hh]is|[Hh]er|[Oo]ur|[Tt]heir) \p{L}+|\p{Lu}\p{Ll}+ (?:\p{L}+ed|took|came|went|left|said|put|got|had|was)\b)/u;

function isFit(text: string, fewest: number): boolean {
  const words = wordsOf(text);
  if (!words.some((word) => word.length > 3)) return false;
  return words.length >= fewest && words.length <= mostWords && !isUnfit(text);
}
