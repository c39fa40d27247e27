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
      `\\b${kids}\\b[\\s\\S]*\\b(?:what|how|wrong|meant to)\\b[\\s\\S]*\\b${says}\\b|\\b(?:what|how)\\b[^.?!]*\\b${says}\\b[^.?!]{0,24}\\b${kids}\\b`,
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
  {
    answer: 'inquest-family-speaks',
    words:
      /\b(?:inquest|coroner'?s court|coroner)\b[\s\S]*\b(?:speak|talk|say (?:any|some)thing|give evidence|witness|attend|sit (?:there|at|in)|stand up)\b|\b(?:speak|talk|say (?:any|some)thing|give evidence|witness|attend)\b[^.?!]*\b(?:inquest|coroner)/i,
  },
  {
    answer: 'father-grieves-baby',
    words:
      /\b(?:dads?|fathers?|men|blokes|husbands)\b[^.?!]{0,60}\b(?:as (?:much|bad\w*|hard|deeply)|the same|like mothers|like mums|too)\b|\b(?:no|any|the|a) right\b[^.?!]{0,40}\b(?:I )?(?:didn't|never) (?:even )?carr(?:y|ied)\b/i,
    after: ['stillbirth', 'miscarriage', 'died'],
  },
  {
    answer: 'ambiguous-loss-name',
    words:
      /\b(?:name|word|term|call(?:ed)? (?:it|this|that)?)\b[^.?!]{0,40}\b(?:miss(?:ing)?|losing|lost|griev\w+|mourn\w+)\b[^.?!]*\b(?:still|alive|here|there|hasn't died|not dead|isn't dead|hand|room|beside|next to)\b|\bambiguous loss\b/i,
  },
  {
    answer: 'care-home-how-often-visit',
    words:
      /\bhow (?:often|many times|much)\b[^.?!]{0,40}\b(?:visit|see (?:him|her|them|mum|dad|my)|go (?:and |to )?(?:see|in|the home))|\b(?:visit\w*|go(?:ing)?) (?:him |her |them )?(?:every day|daily|often) (?:enough|too much)\b/i,
    after: ['dementia', 'ill', 'dying'],
  },
  {
    answer: 'couple-quarrels-after-loss',
    words:
      /(?=[\s\S]*\b(?:fight(?:ing)?|fought|argu\w+|quarrel\w*|row(?:s|ing)?|bicker\w*|snap\w*|a blue)\b)(?=[\s\S]*\b(?:usual|normal|common|do (?:other )?(?:people|couples)|does grief|is it the grief|over (?:nothing|stupid|silly)|about (?:nothing|stupid|silly))\b)(?=[\s\S]*\b(?:we|us|each other|couples?|partner|husband|wife|my (?:wife|husband|boyfriend|girlfriend))\b)/i,
    after: deaths,
  },
  {
    answer: 'not-at-the-funeral',
    words:
      /(?=[\s\S]*\b(?:wrong|bad|terrible|awful|selfish|forgive\w*|guilty|should I have|right|ok|okay)\b)[\s\S]*\b(?:(?:did not|didn't|couldn't|could not|never) (?:go|come|fly|travel|get) (?:home|back|over|there|to (?:the|his|her|my \w+'s) (?:funeral|burial|service|cremation))|(?:missed|wasn't at|was not at|not being at) (?:the|his|her|my \w+'s) (?:funeral|burial|service))\b/i,
    after: deaths,
  },
  {
    answer: 'miss-and-angry',
    words:
      /(?=[\s\S]*\b(?:miss(?:ing)?|love|want)\b)(?=[\s\S]*\b(?:rage|raging|angry|anger|furious|hate|fury|mad at)\b)(?=[\s\S]*\b(?:same (?:time|minute|moment|breath|day)|at once|both|together)\b)/i,
  },
  {
    answer: 'sadness-comes-later',
    words:
      /\b(?:does|will|when does|is) (?:it|the (?:sadness|grief|crying))\b[^.?!]{0,20}\b(?:come later|come yet|hit (?:me|you|later)|coming|catch up)\b|\bdo some people (?:just )?(?:not|never) (?:get|feel|have|grieve|cry)/i,
    after: deaths,
  },
  {
    answer: 'clear-house-before-probate',
    words:
      /(?=[\s\S]*\bprobate\b)[\s\S]*\b(?:clear(?:ing)?|empty(?:ing)?|sell(?:ing)?|throw|sort(?:ing)?|take (?:things|anything)|stay put)\b/i,
  },
  {
    answer: 'nobody-knew-about-us-support',
    words:
      /\bgriev\w*\b[^.?!]*\b(?:secret\w*|(?:nobody|no one|no-one|anyone|anybody)(?:'s| is| was| can| may| must| could)? ?(?:allowed to |can |may |must |ever )?(?:know|knows|knew|find out|see))\b/i,
  },
  {
    answer: 'who-to-tell',
    words:
      /\b(?:who|whom|which)\b[^.?!]{0,24}\b(?:told|tell|inform(?:ed)?|notif\w+)\b[^.?!]{0,16}\bfirst\b/i,
    after: deaths,
  },
  {
    answer: 'tell-us-once',
    words:
      /\btell\b[^.?!]{0,30}\b(?:government|departments|offices|councils?)\b[^.?!]{0,20}\b(?:at once|in one go|together)\b|\btell us once\b/i,
  },
  {
    answer: 'bills-after-death',
    words:
      /\b(?:carry on|keep|go on|have to) (?:on )?pay(?:ing)?\b[^.?!]{0,24}\b(?:broadband|phone|bills?|contract|tv|licen[cs]e|subscription|gas|electric\w*|insurance|rent)\b/i,
    after: deaths,
  },
  {
    answer: 'death-certificate-copies',
    words: /\bhow many\b[^.?!]{0,24}\b(?:death )?certificates?\b/i,
  },
  {
    answer: 'miscarriage-what-happens-body',
    words:
      /\bhow long\b[^.?!]{0,24}\b(?:bleed\w*|cramps?|spotting)\b|\b(?:bleed\w*|spotting)\b[^.?!]{0,24}\bhow long\b/i,
  },
  {
    answer: 'tell-colleagues',
    words:
      /\b(?:do|must|should) I (?:have to |need to )?tell (?:my |the )?(?:job|work|boss|manager|employer|office|colleagues)\b|\btell (?:my |the )?(?:job|work|boss|manager|employer)\b[^.?!]{0,20}\b(?:reason|why|what happened)\b/i,
    after: deaths,
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
