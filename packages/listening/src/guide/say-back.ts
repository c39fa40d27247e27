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
export function saidBack({ latest, people }: Memory, whateverItDoes = false): string | null {
  if (!whateverItDoes && latest.act && notSaidBack.has(latest.act)) return null;
  if (!whateverItDoes && (putsItselfRight.test(latest.text) || wantsAnother(latest.text)))
    return null;
  const names = people.flatMap(({ name }) => name ?? []);
  const regrets = regretIn(latest);
  const parts = partsOf(latest, mostWords).filter(({ text }) => !regrets || !ownDeed.test(text));
  const candidates = candidatesIn(parts, names, whateverItDoes);
  if (!whateverItDoes && ofTheTalk.test(latest.text)) return null;
  for (const { text, score } of candidates) {
    if (score < leastWeight) return null;
    const said = capitalise(withNames(inSecondPerson(text), names));
    if (!whateverItDoes && (slips.test(text) || !beginsWithSubject(said, names))) continue;
    if (!forbiddenIn(said) && !leftOver.test(said)) return `${said}.`;
  }
  return null;
}

type Candidate = { text: string; score: number };

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
          score:
            weight + (isLast && !isVague.test(text) ? (parts.length > 1 ? atEnd : whereAlone) : 0),
        },
      ];
    })
    .sort((one, other) => other.score - one.score);
}

/** Said about the companion, or to try it. */
const ofTheTalk =
  /\b(?:robot|bot|(?<!(?:vending|washing|sewing|coffee|answering|fruit) )machine|the (?:sad )?voice|test you|your (?:rules|script)|brochure)\b/i;

/** Words of somebody who is still learning English: said back, they would only show that. */
const slips =
  /\b(?:is (?:passed|died)|(?:did not|didn't) \w{2,}(?<!e)ed|(?:could|can|did|didn't|did not|will|would) not? ?(?:went|came|understood|knew|saw|said)|childrens|informations|mans|womans|(?:he|she|it|nobody|everybody) (?:speak|make|say|go|come|give|know|want|don't)|(?:I|we|they|they was|you) (?:has|was already|is)|they was|has said (?:me|you)|since (?:\w+ ){1,2}(?:weeks|months|years)$|how they say)\b/i;

/** What asks for something, or takes leave, wants another reply than its own words. */
const wantsAnother = (text: string): boolean => asksSomething.test(text) || takesLeave.test(text);
const asksSomething =
  /(?:^|[.!?,;] *|\b(?:and|so|but|though|next:?|ok|right|well),? )(?:(?:what|how|where|when|which|who)(?:'s|s)? (?:(?:on earth|even|exactly|actually) )?(?:do|does|did|should|can|could|would|will|is|are|am|often|long|many|much|far|else)|is there|are there|do (?:you|I|we|they)|can (?:you(?! (?:imagine|believe))|I|we|they)|could (?:you|I|we)|should (?:I|we)|would (?:you|it)|does (?:it|that|this|any))\b|\b(?:don't|dont|not sure|no idea|wondering|know) (?:how (?:often|long|many|much|to)|which|whether|where to|who to|when to)\b|\b(?:shorter|longer|simpler|in a list|one more thing|another one)\b/i;
const takesLeave =
  /\b(?:have a good (?:one|night|day|evening)|(?:might|may|will|'ll) (?:come|be) back|(?:off|going|gonna go|I'll go|get) to bed|last one|gotta go|got to go|see you|ttyl|night all|cheerio|toodle-?oo|ta-?ra)\b/i;

/** '14th of December. Wait no, the 4th': one half of it is not so. */
const putsItselfRight =
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
const regretIn = ({ reading }: Memory['latest']): boolean =>
  (['guilt', 'regret', 'shame'] as const).some(
    (feeling) => (reading?.about.feelings[feeling] ?? 0) > 0.15,
  );
const ownDeed =
  /\bI(?:'d| had| just| never| even| still)? (?:\w{2,}ed|told|said|made|let|left|forgot|broke|lost|didn't|did|wasn't|couldn't|chose|went|had|took|gave|put|rang|slept|drove|sent|knew|thought|was the one)\b/i;

/** 'Wife left. Took the kid': the second sentence goes on about whom the first was about. */
const isOfAnother = (text: string, before: string): boolean =>
  leavesSubjectOut(text) &&
  !/\bI\b/.test(text) &&
  before !== '' &&
  !/^(?:(?:and|so|but|then|well|ok)[, ]+)*(?:I|I'm|I've|I'd)\b/i.test(before) &&
  !leavesSubjectOut(before);

function isFit(text: string, fewest: number): boolean {
  const words = wordsOf(text);
  if (!words.some((word) => word.length > 3)) return false;
  return words.length >= fewest && words.length <= mostWords && !isUnfit(text);
}
