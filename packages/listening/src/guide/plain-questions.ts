import type { LossEvent } from '../reader/about.ts';

/** Words that name a question of the shelf so plainly that no reader is needed for it. `after`: only where one of these was told. */
type PlainQuestion = {
  answer: string;
  words: RegExp;
  after?: readonly LossEvent[];
};

const deaths: readonly LossEvent[] = ['died', 'suicide', 'stillbirth', 'miscarriage'];
const kids =
  '(?:kids?|child(?:ren)?|sons?|daughters?|little (?:one|boy|girl)|toddler|bairns?|lads?|grandchild(?:ren)?|grandson|granddaughter|nephew|niece|(?:\\d+|three|four|five|six|seven|eight|nine|ten|eleven|twelve) ?-?(?:yr|year)s?(?:[ -]olds?)?)';
const says = '(?:tell|say|explain|told|put it|break it)';

const plainQuestions: readonly PlainQuestion[] = [
  {
    answer: 'what-to-wear-funeral',
    words: /\bwear\b(?=.*\b(?:funerals?|service|cremation|burial)\b)|\bfunerals?\b.*\bwear\b/i,
  },
  {
    answer: 'bereavement-leave',
    words:
      /\bhow (?:much|long|many)\b[^.?!]{0,24}\b(?:time|days?|weeks?|leave)? ?off\b|\b(?:get|take|have|entitled to|owed) (?:time|any time|leave|days) off\b|\b(?:bereavement|compassionate) leave\b/i,
    after: deaths,
  },
  {
    answer: 'return-their-things',
    words:
      /\b(?:give|send|hand|post)(?:ing)? (?:that|it|them|this|his|her|the|all)\b[^.?!]{0,24}\bback\b/i,
    after: ['left', 'parted', 'i-left', 'cheated'],
  },
  {
    answer: 'tell-child-suicide',
    words: new RegExp(
      `\\b${kids}\\b[sS]*\\b(?:what|how|wrong|meant to)\\b[sS]*\\b${says}\\b|\\b(?:what|how)\\b[^.?!]*\\b${says}\\b[^.?!]{0,24}\\b${kids}\\b`,
      'i',
    ),
    after: ['suicide'],
  },
  {
    answer: 'child-afraid-parent-dies',
    words:
      /\b(?:thinks?|afraid|scared|worr(?:ied|ies)|asks?|asked)\b[^.]{0,24}\b(?:I'm|I am|I will|I'll) (?:going to |also |next )?(?:die|dying)/i,
  },
  {
    answer: 'care-home-when',
    words:
      /\b(?:care|nursing|residential)? ?home\b[\s\S]*\b(?:how (?:do|will) (?:you|I|we|people) know|when (?:it's|it is|is it) time|too (?:soon|early))\b/i,
  },
  {
    answer: 'dementia-grief-before-death',
    words:
      /\bgriev\w*\b[\s\S]*\b(?:still alive|still here|next room|isn't dead|not dead|hasn't died)\b/i,
  },
  {
    answer: 'wedding-ring-wear',
    words:
      /\b(?:wedding|my|his|her) rings?\b[\s\S]*\b(?:wear\w*|take (?:it|them) off|taking (?:it|them) off|finger)\b/i,
    after: deaths,
  },
  { answer: 'headstone-when', words: /\b(?:headstone|gravestone|tombstone)\b/i },
  { answer: 'organ-donation-asked', words: /\borgan dona\w+/i },
  {
    answer: 'will-missing',
    words: /\b(?:no will|didn't (?:leave|make|have) a will|can't find (?:a|the|his|her) will)\b/i,
  },
  {
    answer: 'debts-after-death',
    words: /\b(?:his|her|their|mum's|dad's) (?:\w+ )?(?:debts?|loans?|credit cards?)\b/i,
    after: deaths,
  },
  { answer: 'panic-attack-what-to-do', words: /\bpanic attacks?\b/i },
  { answer: 'nightmares-what-helps', words: /\bnightmares?\b/i },
  {
    answer: 'block-or-unfollow',
    words: /\b(?:block|unfollow|mute|delete) (?:him|her|them|my ex)\b/i,
    after: ['left', 'parted', 'i-left', 'cheated'],
  },
  { answer: 'answer-how-many-children', words: /\bhow many (?:kids|children)\b/i, after: deaths },
  { answer: 'back-to-work-when', words: /\b(?:go|going|be) back to work\b/i, after: deaths },
  {
    answer: 'pension-and-benefits-widow',
    words:
      /\b(?:widow'?s?|survivor'?s?|bereavement) (?:pension|benefits?|payment|allowance|support payment)\b|\b(?:his|her) pension\b/i,
  },
  {
    answer: 'sleep-after-loss',
    words:
      /\b(?:what (?:do|can|should) (?:you|I|people|one) do about|how (?:do|can|does|am I (?:supposed|meant) to) (?:people|you|I|anyone|anybody|one)?(?: ever| even)?) ?sleep\b/i,
  },
  {
    answer: 'first-hours',
    words:
      /\bwhat (?:needs|has|have|do|should|must)\b[^.?!]{0,24}\b(?:in the first (?:week|few days|days?)|straight away|first)\b/i,
    after: ['died', 'suicide'],
  },
];

/** The answers that the words of a question name, by their ids without a country. */
export const plainlyAsked = (text: string, events: ReadonlySet<LossEvent>): string[] =>
  plainQuestions
    .filter(
      ({ words, after }) =>
        words.test(text) && (!after || after.some((event) => events.has(event))),
    )
    .map(({ answer }) => answer);
