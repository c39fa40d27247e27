import { forbiddenIn } from './forbidden.ts';
import type { Memory } from './memory.ts';
import { plain } from './say-back-plain.ts';
import { hasPlainVerb, leavesSubjectOut, withSubject } from './say-back-subject.ts';
import { inSecondPerson, leftOver, withNames } from './say-back-turn.ts';
import { unfit } from './say-back-unfit.ts';
import { capitalise, clausesOf, wordsOf } from './text.ts';

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
  const parts = partsOf(latest).filter(({ text }) => !regrets || !ownDeed.test(text));
  const [best] = parts
    .map((part, at) => {
      const cleaned = plain(part.text);
      const isLast = !whateverItDoes && at === parts.length - 1;
      const text =
        isFit(cleaned, isLast ? fewestWordsAtEnd : fewestWords) &&
        !isOfAnother(cleaned, part.before)
          ? withSubject(cleaned, names)
          : null;
      return (
        text && {
          text,
          score:
            weightOf(text, part.isAfterBut, at / parts.length, names) +
            (isLast && !isVague.test(text) ? atEnd : 0),
        }
      );
    })
    .filter((found) => !!found)
    .sort((one, other) => other.score - one.score);
  if (!best || best.score < leastWeight) return null;
  if (!whateverItDoes && (ofTheTalk.test(latest.text) || slips.test(best.text))) return null;
  const said = capitalise(withNames(inSecondPerson(best.text), names));
  if (!whateverItDoes && !beginsWithSubject(said, names)) return null;
  return forbiddenIn(said) || leftOver.test(said) ? null : `${said}.`;
}

/** Said about the companion, or to try it. */
const ofTheTalk =
  /\b(?:robot|bot|machine|the (?:sad )?voice|test you|your (?:rules|script)|brochure)\b/i;

/** Words of somebody who is still learning English: said back, they would only show that. */
const slips =
  /\b(?:is (?:passed|died)|(?:could|can|did|didn't|did not|will|would) not? ?(?:went|came|understood|knew|saw|said)|childrens|informations|mans|womans|(?:he|she|it|nobody|everybody) (?:speak|make|say|go|come|give|know|want|don't)|(?:I|we|they|they was|you) (?:has|was already|is)|they was|has said (?:me|you)|since (?:\w+ ){1,2}(?:weeks|months|years)$|how they say)\b/i;

/** Half of a sentence is no answer: 'Want to see if anybody is home.' */
const beginsWithSubject = (text: string, names: readonly string[]): boolean =>
  /^(?:You|Your|You're|You've|You'd|You'll|He|She|It|They|We|The|A|An|His|Her|Their|There|Nobody|Everyone|Everybody|Everything|Nothing|No one|Someone|Somebody|Mum|Mom|Mam|Dad|Nan|Gran|That|This|Some|All|Half|Every|Each|One|First|Last (?:week|night|year|month)|\p{Nd}+|Twenty|Thirty|Forty|Fifty|Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten|(?:He|She|It|They|There|That|We)(?:'s|'d|'ll|'re|'ve))(?![\p{L}])/u.test(
    text,
  ) ||
  names.some((name) => text.startsWith(name)) ||
  // 'When you push the trolley you feel the ribs.'
  /^(?:When|Whenever|At|By|On|In|After|Before|Since|Then|Every|From|Today|Tonight|Yesterday|Sometimes) (?:[\p{L}\p{N}'-]+ ){0,9}?(?:you|you'd|you've|he|she|it|they|there|nobody|everyone|he's|she's|it's|they're)\b/iu.test(
    text,
  ) ||
  /^\p{Lu}\p{Ll}+ (?:is|was|were|has|had|says?|said|keeps?|kept|still|never|always|used|rang|called|wants?|thinks?|asked|told|came|went|made|left|died|doesn't|didn't|won't|can't|wrote|put|gave|got|sent|took|drew|brought|cried|laughed|smiled|hugged|held|looked|sat|stood|walked|fixed|fell|knew|knows|lives?|works?)\b/u.test(
    text,
  );

/** What asks for something, or takes leave, wants another reply than its own words. */
const wantsAnother = (text: string): boolean => asksSomething.test(text) || takesLeave.test(text);
const asksSomething =
  /(?:^|[.!?,;] *|\b(?:and|so|but|though|next:?|ok|right|well),? )(?:(?:what|how|where|when|which|who)(?:'s|s)? (?:(?:on earth|even|exactly|actually) )?(?:do|does|did|should|can|could|would|will|is|are|am|often|long|many|much|far|else)|is there|are there|do (?:you|I|we|they)|can (?:you|I|we|they)|could (?:you|I|we)|should (?:I|we)|would (?:you|it)|does (?:it|that|this|any))\b|\b(?:don't|dont|not sure|no idea|wondering|know) (?:how (?:often|long|many|much|to)|which|whether|where to|who to|when to)\b|\b(?:shorter|longer|simpler|in a list|one more thing|another one)\b/i;
const takesLeave =
  /\b(?:have a good (?:one|night|day|evening)|(?:might|may|will|'ll) (?:come|be) back|(?:off|going|gonna go|I'll go|get) to bed|last one|gotta go|got to go|see you|ttyl|night all)\b/i;

/** '14th of December. Wait no, the 4th': one half of it is not so. */
const putsItselfRight =
  /\b(?:wait,? no|no,? wait|scratch that|I mean the|sorry,? (?:no|not|I mean))\b/i;

const leastWeight = 0.7;
const [fewestWords, mostWords] = [5, 24];
/** People end with what they wanted to say: of a message of several sentences the last is most often the one that weighs. */
const [atEnd, fewestWordsAtEnd] = [0.8, 3];
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

type Part = { text: string; isAfterBut: boolean; before: string };

/** 'Wife left. Took the kid': the second sentence goes on about whom the first was about. */
const isOfAnother = (text: string, before: string): boolean =>
  leavesSubjectOut(text) &&
  before !== '' &&
  !/^(?:(?:and|so|but|then|well|ok)[, ]+)*(?:I|I'm|I've|I'd)\b/i.test(before) &&
  !leavesSubjectOut(before);

/** Whole sentences, and the clauses of those that are too long. */
function partsOf({ sentences }: Memory['latest']): Part[] {
  return sentences
    .filter(({ isQuestion }) => !isQuestion)
    .flatMap(({ text }, at, all): Part[] => {
      const before = all[at - 1]?.text ?? '';
      return wordsOf(text).length <= mostWords
        ? [{ text, before, isAfterBut: false }]
        : clausesOf(text).map((clause) => ({ ...clause, before }));
    });
}

function isFit(text: string, fewest: number): boolean {
  const words = wordsOf(text);
  if (!words.some((word) => word.length > 3)) return false;
  return (
    words.length >= fewest && words.length <= mostWords && !unfit.some((each) => each.test(text))
  );
}

/** Words that make a sentence weigh: what lasts, what is missing, what came first or last. */
const weighty =
  /\b(?:still|never|always|first|last|only|every|nobody|no one|alone|empty|quiet|silent|silence|again|without|used to|any ?more|can't|cannot|couldn't|haven't|hasn't|don't|didn't|won't|wouldn't|doesn't|miss|misses|missed|forg[eo]t|keep|keeps|kept|found|cried|crying|bawled|laughed|smell\w*|voice|side of|chair|coat|bed|grave|photo\w*|birthday|christmas|wedding|funeral|ashes|hospital)\b/i;

/** What a message with it in it is about. */
const heaviest =
  /\b(?:birthday|anniversary|wedding|funeral|burial|buried|passed|expired|born|cancer|surgery|divorce\w*|broke up|grandson|granddaughter|ashes|grave|left me|marriage|pregnant|miscarr\w*|milk|crematorium|coffin|hospice|dumped|cheated|gone|never)\b/i;

/** How much a sentence has to say. `place`: where in the message it stands, 0 to 1. */
function weightOf(
  text: string,
  isAfterBut: boolean,
  place: number,
  names: readonly string[],
): number {
  const count = wordsOf(text).length;
  return (
    (count >= 5 && count <= 13 ? 1 : 0.5) -
    (/^(?:\w+ ){1,3}(?:it|that|them|this)$/i.test(text) ? 0.3 : 0) +
    (weighty.test(text) ? 0.7 : 0) +
    (heaviest.test(text) ? 0.6 : 0) +
    (/\b(?:I|me|my|we|our|us)\b/.test(text) ? 0.4 : 0) +
    (/\b(?:he|she|her|his|him|they|them|mum|mom|dad)\b/i.test(text) ? 0.3 : 0) +
    (isAfterBut ? 0.3 : 0) +
    (/\b(?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|hundred)\b/i.test(
      text,
    )
      ? 0.3
      : 0) +
    place * 0.25 -
    (/^(?:it|it's|it was|there)\b/i.test(text) ? 0.5 : 0) +
    (names.some((name) => text.includes(name)) ? 0.4 : 0) -
    (count < 5 ? 0.3 : 0) -
    (/\b(?:thing|things|something|anything|somehow)\b/i.test(text) ? 0.4 : 0) -
    (hasPlainVerb(text) ? 0 : 0.4)
  );
}
