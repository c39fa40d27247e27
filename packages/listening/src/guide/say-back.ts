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
      const isLast = at === parts.length - 1;
      const text =
        isFit(cleaned, isLast ? fewestWordsAtEnd : fewestWords) &&
        !isOfAnother(cleaned, part.before)
          ? withSubject(cleaned, names)
          : null;
      return (
        text && {
          text,
          score: weightOf(text, part.isAfterBut, at / parts.length, names) + (isLast ? atEnd : 0),
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
  /^(?:You|Your|You're|You've|You'd|You'll|He|She|It|They|We|The|A|An|His|Her|Their|There|Nobody|Everyone|Everybody|No one|That|This|Some|All|Half|Every|Each|One|First|Last (?:week|night|year|month)|\p{Nd}+|Twenty|Thirty|Forty|Fifty|Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten|(?:He|She|It|They|There|That|We)(?:'s|'d|'ll|'re|'ve))(?![\p{L}])/u.test(
    text,
  ) ||
  names.some((name) => text.startsWith(name)) ||
  /^\p{Lu}\p{Ll}+ (?:is|was|has|had|says?|said|keeps?|kept|still|never|always|used|rang|called|wants?|thinks?|asked|told|came|went|made|left|died|doesn't|didn't|won't|can't)\b/u.test(
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

/** What a correction says to be right, said back: 'It was May, not March.' Null: no short sentence says it. */
export function correctionSaidBack({ sentences }: Memory['latest']): string | null {
  const told = sentences.filter(({ isQuestion }) => !isQuestion).map(({ text }) => plain(text));
  const short = told.map(withoutNo).filter((text) => wordsOf(text).length <= 14);
  const right =
    fragmentAfterNot(told) ??
    short.find((text) => contrast.test(text) && !says.test(text)) ??
    short.find((text) => newValue.test(text) && !says.test(text)) ??
    short.find((text, at) => at === 0 && text !== told[0] && isFragment(text)) ??
    short.find((text) => puttingRight.test(text) && !says.test(text));
  if (!right || /\b(?:you|your|app|stop)\b/i.test(right)) return null;
  const said = withNames(inSecondPerson(right), []);
  const text = capitalise(said.replace(/,? (?:sorry|please)$/i, '').replace(besideNot, ', not '));
  return forbiddenIn(text) || leftOver.test(text) ? null : `${text}.`;
}

/** 'The 56 not the 49', and no 'she's not dead'. */
const besideNot =
  /(?<=\w)(?<!'(?:s|m|re|d|ve|ll)|\b(?:is|are|was|were|am|be|been|do|does|did|has|have|had)) not /i;

/** 'Not a girlfriend. My business partner.' is one sentence. */
function fragmentAfterNot([first = '', second = '']: readonly string[]): string | undefined {
  const wrong = /^not ((?:an?|my|the|his|her) [\p{L}' -]{2,30})$/iu.exec(first)?.[1];
  return wrong && isFragment(second) ? `${second}, not ${wrong}` : undefined;
}

/** The sentence that puts something right, as it was written, where it cannot be turned round safely. */
export function correctionIn({ sentences }: Memory['latest']): string | null {
  const found = sentences.find(
    ({ text, isQuestion }) => !isQuestion && putsRight.test(text) && wordsOf(text).length <= 24,
  );
  return found && !forbiddenIn(found.text) ? capitalise(found.text) : null;
}

const putsRight =
  /\b(?:not|wasn't|isn't|weren't|aren't|no longer|any ?more|actually|instead|turns out|I (?:meant|mistyped|put|wrote|typed))\b|^(?:it was|it's|he's|she's|he was|she was)\b/i;

const withoutNo = (text: string): string =>
  text
    .replace(
      /^(?:(?:no|nope|sorry|actually|wait|hold on|hang on|that's not right|that's wrong)[,. ]+)+/i,
      '',
    )
    .replace(/,? I (?:should|could)(?:'ve| have) said(?: so)?$/i, '');
/** 'It was the 56 not the 49', and no bare 'it was not the 49'. */
const contrast =
  /^(?!(?:it|he|she|they|that|this)(?:'s| is| was| were)? not\b)(?!I\b).*[\p{L}\p{N}],? not (?:(?:the|my|a|in|on|at) )?[\p{L}\p{N}-]+$/iu;
/** What is so: 'He is in Dubai', 'My boy is Ben', 'the little one is Theo'. */
const newValue =
  /^(?:it'?s|it is|it was|he's|he is|he was|she's|she is|she was|they were|they are|(?:his|her|their|its) name|(?:my|our|the) (?:\w+ ){1,3}(?:is|was|are|were))\b(?!.*(?:\bnot\b|n't\b))/i;
/** 'a grey cat', after a no. */
const isFragment = (text: string): boolean =>
  wordsOf(text).length <= 6 && !/\b(?:I|you|not)\b|n't\b/i.test(text);
/** Of the talk, and not of what was told. */
const says = /^I (?:should|could|didn't|did not|never|just)(?:'ve| have)? (?:said|say|looked)\b/i;

const puttingRight =
  /\b(?:not|wasn't|isn't|weren't|aren't)\b|^(?:no,? )?(?:it'?s|it is|it was|he's|he is|he was|she's|she is|she was|they were|his name|her name|my \w+ is)\b/i;

const leastWeight = 0.7;
const [fewestWords, mostWords] = [5, 24];
/** People end with what they wanted to say: of a message of several sentences the last is most often the one that weighs. */
const [atEnd, fewestWordsAtEnd] = [0.8, 3];

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
  leavesSubjectOut(text) && before !== '' && !/\bI\b/.test(before) && !leavesSubjectOut(before);

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
    words.length >= fewest &&
    words.length <= mostWords &&
    !unfit.some((each) => each.test(text))
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
