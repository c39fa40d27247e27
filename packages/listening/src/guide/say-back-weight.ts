import { hasPlainVerb } from './say-back-subject.ts';
import { wordsOf } from './text.ts';

/** Words that make a sentence weigh: what lasts, what is missing, what came first or last. */
const weighty =
  /\b(?:still|never|always|first|last|only|every|nobody|nobody's|no one|alone|empty|quiet|silent|silence|again|without|used to|any ?more|can't|cannot|couldn't|haven't|hasn't|don't|didn't|won't|wouldn't|doesn't|miss|misses|missed|forg[eo]t|keep|keeps|kept|found|cried|crying|bawled|laughed|smell\w*|voice|side of|chair|coat|bed|grave|photo\w*|birthday|christmas|wedding|funeral|ashes|hospital|entire|whole|in a row|running)\b/i;

/** What a message with it in it is about. */
const heaviest =
  /\b(?:birthday|anniversary|wedding|funeral|burial|buried|passed|expired|born|cancer|surgery|divorce\w*|broke up|grandson|granddaughter|ashes|grave|left (?:me|us)|marriage|pregnant|miscarr\w*|milk|crematorium|coffin|hospice|dumped|cheated|(?:he|she|they|mum|mom|dad)(?:'s| is| are) gone|gave up on)\b/i;

/** What somebody said or did to the teller: 'my sister-in-law says I gave up on him', 'he gave me his helmet', 'she put onions on mine'. */
const doneToTeller =
  /^(?!I\b|we\b)(?:[\p{L}'-]+ ){1,5}?(?:says?|said|told|tells|asks?|asked|gave|gives?|sent|left|swore|shouted|laughed|thanked|hugged|called|ignored|blamed|handed|cooked|made|put|wants?|introduced|remembered|forgot|finished|didn't|never|won't|hasn't)\b.*\b(?:I|me|my|mine|us)\b/iu;

/** What the teller feels, in words for it. */
const felt =
  /\bI(?:'m| am| was| feel| felt)? (?:(?:so|just|still|really|only|very|a bit) )*(?:feel|felt|miss|missed|love|loved|sad|lost|lonely|alone|tired|exhausted|angry|raging|furious|hurt|relieved|happy|scared|afraid|ashamed|numb|proud|glad|sick of|have no (?:force|strength|energy)|cried|laughed|stood|sat in)\b|\bhurt\b/i;

/** Its thing was named in a sentence that is not said back: 'you put it in your handbag'. */
const pointsBack =
  /\b(?:put|did|do|had|have|got|get|told|made|took|kept|found|haven't|typed|underlined|says?|said|knew|know) (?:it|that|them|this)\b|^(?:it|that|this) (?:is|was|does|did|improves?|means?)\b|\b(?:that|it|this|own)$/i;

/** 'His name was Curtis': often the first time that it is written. */
export const givesName = /^(?:his|her|their) name (?:was|is) \p{L}+$/iu;

/** How old somebody was is no more than a fact beside the story. */
const isAge = /^(?:he|she) (?:was|is) (?:only )?\d+\b/i;

const numbers =
  /\b(?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|hundred)\b/i;

type Place = {
  isAfterBut: boolean;
  /** Where in the message it stands, 0 to 1. */
  place: number;
  /** It is the reason for what was told: 'because nobody else will climb those stairs'. */
  isReason: boolean;
  /** It was written with an exclamation mark. */
  isExclaimed: boolean;
  names: readonly string[];
};

/** How much a sentence has to say. */
export function weightOf(
  text: string,
  { isAfterBut, place, isReason, isExclaimed, names }: Place,
): number {
  const count = wordsOf(text).length;
  return (
    ((count >= 5 && count <= 16) || isExclaimed ? 1 : 0.5) -
    (/^(?:\w+ ){1,3}(?:it|that|them|this)$/i.test(text) ? 0.3 : 0) +
    (weighty.test(text) ? 0.7 : 0) +
    (heaviest.test(text) ? 0.6 : 0) +
    (doneToTeller.test(text) ? 0.6 : 0) +
    (felt.test(text) ? 0.4 : 0) +
    (isExclaimed ? 0.9 : 0) +
    (givesName.test(text) ? 2 : 0) +
    (/\b(?:I|me|my|we|our|us)\b/.test(text) ? 0.4 : 0) +
    (/\b(?:he|she|her|his|him|they|them|mum|mom|dad)\b/i.test(text) ? 0.3 : 0) +
    (isAfterBut ? 0.3 : 0) +
    (numbers.test(text) ? 0.3 : 0) +
    place * 0.25 -
    (/^(?:it|it's|it was|there)\b/i.test(text) ? 0.5 : 0) +
    (names.some((name) => text.includes(name)) ? 0.4 : 0) -
    (count < 5 && !isExclaimed ? 0.3 : 0) -
    (isAge.test(text) ? 0.8 : 0) -
    (/\b(?:thing|things|something|anything|somehow)\b/i.test(text) ? 0.4 : 0) -
    (pointsBack.test(text) ? 0.7 : 0) -
    (isReason ? 0.6 : 0) -
    (hasPlainVerb(text) ? 0 : 0.6)
  );
}

/** After a sentence that weighs a question may follow. After what is light, funny or of every day none does. */
export const mayBeAskedAbout = (saidBack: string): boolean =>
  heaviest.test(saidBack) ||
  /\b(?:still|alone|empty|silent|silence|without|any ?more|miss|misses|missed|cried|crying|bawled|grave|hospital|hurt|lonely|lost|afraid|scared|angry)\b/i.test(
    saidBack,
  );
