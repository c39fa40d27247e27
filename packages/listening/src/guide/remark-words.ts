import { isTooLight } from './grave-words.ts';
import { sureness } from './sureness.ts';

/**
 * What a message must hold so that a remark of the reader is true of it, and what it may not hold. Of 250 remarks that the reader
 * named alone a reader of them found one in five to jar; most of those lacked these words. Where the reader is surer, it is made without those that it needs (`sureness.ts`).
 * `least`: where it hurts when it is wrong, the reader has to be as sure as this.
 */
type Premise = { needs?: RegExp; not?: RegExp; least?: number };

const premises: Readonly<Record<string, Premise>> = {
  longing: {
    needs:
      /\bmiss(?:ing|ed|es)?\b|\b(?:wish|want(?:ed)?) (?:he|she|they|him|her|them|you|my \p{L}+) (?:was|were|back|here|could|to come)\b|\bcome back\b|\bone more (?:time|day|hour)\b|\bwithout (?:him|her|them)\b/iu,
    not: /\b(?:don't|do not|didn't|won't|never) (?:want to |\p{L}+ )?miss|blocked|miss(?:ed)? (?:the|my|a) (?:bus|train|call|stop|exit|turn|flight|appointment)\b/iu,
  },
  'worn-out': {
    needs:
      /\b(?:tired|knackered|exhaust\w*|awake|no sleep|haven't slept|not slept|can't sleep|shattered|drained|worn out|no energy|double shift\w*|night shift\w*|up (?:at|since|all night)|every (?:two|three|few) hours|hours? (?:of )?sleep)\b/i,
    not: /\b(?:better|in a row|finally|new (?:wo)?man|rested|tired of|looks? tired)\b/i,
  },
  glad: {
    least: 0.5,
    not: /\b(?:guilty|nearly|cri\w+|cry\w*|tears|without|alone|nobody|never|died|dead|dying|dies|funeral|silence|grave|buried|ashes|but|until|would have|should have|weeks|miscarr\w*|lost|losing)\b/i,
  },
  body: {
    needs:
      /\b(?:(?:can't|cannot|can not|couldn't|don't|haven't|hardly|barely|not) (?:\p{L}+ )?(?:eat\w*|sleep|slept|breathe|swallow|keep (?:food|anything) down)|no appetite|no sleep|(?:hands?|legs?|knees?|body) (?:\p{L}+ )?(?:shak\w*|trembl\w*|went)|chest (?:hurts?|is|feels)|headaches?|throw(?:ing)? up|lost (?:\w+ )?(?:kilos?|pounds|weight|hair))\b/iu,
  },
  keeps: {
    needs:
      /\b(?:keep|kept|keeping|still (?:have|got|wear|use|carry)|(?:won't|can't|didn't|haven't|never) (?:wash\w*|delet\w*|throw\w*|thrown)|save[ds]?|saving|in my (?:pocket|purse|wallet|bag|drawer))\b/i,
    not: /\b(?:gave|give|threw|sold|broken|shame|forg[eo]t\w*|(?:keep|keeps|kept|keeping) (?!it|them|his|her|their|the|my|a)\p{L}+)\b/iu,
  },
  pride: {
    needs:
      /\b(?:proud|pride|passed|won|first (?:word|step|place|prize)|graduat\w*|degree|promot\w*|got (?:in|into|the job)|medal|prize|merit|distinction)\b/i,
  },
  'own-deed': {
    not: /\b(?:gave up|divorc\w*|fight|fought|broke|shouted|swore|lied)\b/i,
  },
  years: { needs: /\byears?\b.*\b(?:still|ago|on|later|and I)\b|\bstill\b.*\byears?\b/i },
  angry: {
    needs:
      /\b(?:angry|anger|furious|rag(?:e|ing)|livid|mad|hate|how dare|sick of|fed up|fuming|scream\w*|swore|swear|seething|boil\w*|who (?:does|do|says|cares))\b|!!/i,
    not: /\b(?:I was (?:cross|angry|mad)|hate (?:myself|me)|(?:not|never|no longer) (?:\p{L}+ )?(?:angry|mad|furious))\b|n't (?:\p{L}+ )?(?:angry|mad|furious)\b/iu,
  },
  'empty-place': {
    needs:
      /\b(?:empty|emptiness|quiet|silen\w*|gone|miss\w*|alone|nobody|without|too big|so big)\b/i,
    not: /\bwell enough\b/i,
    least: 0.35,
  },
  lonely: {
    needs:
      /\b(?:alone|lonely|loneliness|nobody|no one|noone|by myself|on my own|only me|just me|empty|quiet|silent|silence|everyone's gone|everybody's gone)\b/i,
    not: /\bnobody (?:tells|told) (?:you|me)\b|\blonely (?:isn't|is not|wasn't)\b|\blooking forward\b|\b(?:peace|lovely|nice and)\b/i,
  },
  'not-known': {
    needs:
      /\b(?:recogni[sz]\w*|(?:know|knows|knew) (?:me|who|my name)|who I am|calls? me|called me|dementia|alzheimer\S*|which (?:one|daughter|son))\b/i,
  },
  'family-row': {
    least: 0.35,
    needs:
      /\b(?:family|sisters?|brothers?|mother|father|mum|mom|mam|dad|parents?|in-?laws?|\p{L}+-in-law|uncles?|aunt\w*|cousins?|sons?|daughters?|nan|gran\w*)\b/iu,
  },
  wry: { least: 0.4 },
  habit: {
    least: 0.35,
    not: /\b(?:back to the door|hits?|mass|pray\w*|church|shop|shift|awake)\b/i,
  },
  'was-kind': {
    not: /\b(?:only an? \p{L}+|at least|it's just|burn(?:ed|t)|not be bothered|couldn't be bothered|thief|stole|took my)\b/iu,
  },
  'small-thing': {
    least: 0.35,
    not: /\b(?:thrown out|stupid|bin bags|dread|embryos?|cot|hand ?prints?|pregnan\w*|scars?|operation|stitches|hurts?|affair|divorc\w*|missing|whole page|never so much|mummy)\b/i,
  },
  'good-story': {
    least: 0.45,
    not: /\b(?:belt|hits?|cr(?:y|ied|ies|ying)|tears|ran out|went (?:out|and stood)|died|dead|buried|burial|funeral|christening|divorc\w*|hospital|cancer|radiotherapy|valued|valuer|sold|doesn't know me|remembers (?:him|her|them))\b/i,
  },
  numb: {
    needs:
      /\b(?:numb|nothing|unreal|not real|isn't real|fog|blank|autopilot|robot|dream|(?:can't|cannot|haven't|didn't|not|no) (?:\p{L}+ )?(?:cr(?:y|ied)|tears|feel))\b/iu,
    not: /\bfeel guilty\b/i,
  },
  dread: {
    least: 0.3,
    needs:
      /\b(?:tomorrow|next|coming|will|going to|have to|must|soon|ahead|appointment|weeks?|days?|on (?:the|mon|tues|wednes|thurs|fri|satur|sun)|until)/i,
    not: /\bfuneral\b/i,
  },
  'not-yet': {
    least: 0.4,
    needs:
      /\b(?:n't|n’t|cannot|not|never|still|clear\w*|sort\w*|boxes|wardrobe|clothes|throw|give away|decide|should|left)\b|n['’]t\b/i,
    not: /\bis (?:a|an|my|the) \p{L}+ now\b|\bturn (?:it|them) off\b/iu,
  },
  'absurd-office': { least: 0.3 },
  sign: { least: 0.4, not: /\b(?:nightmare\w*|blood\w*|scream\w*)\b/i },
  laughed: {
    needs: /\b(?:I|we)(?:'d|'ve| all| even| actually| just)* (?:laugh|giggl|smil|cackl)\w*/i,
    not: /\b(?:not laughing|cr(?:y|ied|ying)|bathroom|toilet|alone)\b/i,
  },
  'hard-sight': {
    not: /\b(?:mannequin|game|film|movie|tv|telly|halloween|dream\w*)\b/i,
    needs: /\b(?:found|saw|see|seen|looked|body|blood|tubes?|machine|wires)\b/i,
  },
  mixed: {
    needs: /\b(?:but|and|yet|both|same time|relie[fv]\w*|guilty)\b/i,
    not: /\bhate (?:myself|me)\b/i,
  },
  fond: {
    least: 0.4,
    not: /\b(?:found out|I never|left me|cheat\w*|lied|belt|hit|hits|beat (?:me|us|him|her)\b(?! in)|beatings?|burn(?:ed|t)|scared|afraid|not sad|drugs?|overdos\w*|driver|accident|crash\w*|crematorium|certificate|fought|dumped|engagement|transfer|money)\b/i,
  },
  'clumsy-words': { least: 0.35, not: /\b(?:believed|helped|kind|lovely|nice)\b/i },
  unfair: { least: 0.35, not: /\bhad a (?:ball|laugh|good)\b|😂|\blol\b/i },
  change: {
    needs: /\b(?:new|change\w*|moved|moving|no longer|used to|now|first|start(?:ed|s|ing)?)\b/i,
  },
  ritual: {
    least: 0.35,
    needs:
      /\b(?:candle|pray\w*|prayer|mass|grave|visit\w*|cook\w*|bak\w*|made|recipe|planted|flowers?|song|sang|light|lit|incense|altar|church|temple|mosque|toast|every (?:year|sunday|friday|birthday))\b/i,
  },
  'what-if': {
    needs:
      /\b(?:if (?:only|I|he|she|we)|should(?:n't)? have|could have|would have|didn't (?:know|say|ring|call|go)|never (?:said|told|asked|rang|called)|wish I)\b/i,
  },
  date: {
    needs:
      /\b(?:birthday|anniversary|christmas|easter|diwali|eid|mother's day|father's day|new year|today|tomorrow|first|years? (?:ago )?(?:today|since))\b/i,
  },
  'not-there': {
    needs:
      /\b(?:not there|wasn't there|couldn't (?:be|get|go|come)|missed|away|at work|asleep|too late|phone|far)\b/i,
  },
};

/** What they say happened is in no word of theirs, so that one that does not fit is plainly wrong: 'that broke your trust'. */
const takesForGranted: ReadonlySet<string> = new Set([
  ...['betrayed', 'moved-on', 'left-suddenly', 'hidden', 'pretends', 'school-work', 'given-away'],
  ...['doubt-person', 'caring', 'has-someone', 'hurtful-words', 'compare', 'change'],
  ...['try-again', 'hard-talk', 'still-hopes', 'for-child', 'child-words', 'forgotten', 'holds-up'],
]);
const sureOfStory = 0.35;

/** Whether a remark of the reader may be made: its words are there, and the reader is as sure as that needs. */
export function mayRemark({ id, score }: { id: string; score: number }, text: string): boolean {
  const { needs, not, least = takesForGranted.has(id) ? sureOfStory : 0 } = premises[id] ?? {};
  if (not?.test(text) || score < least || isTooLight(id, text)) return false;
  const isBorneOut = !needs || needs.test(text);
  return score >= (isBorneOut ? sureness.remark : sureness.remarkWithoutWords);
}

/** Whether a question about what a remark is of may be asked. */
export function mayAskOn({ id, score }: { id: string; score: number }, text: string): boolean {
  const { needs, not } = premises[id] ?? {};
  if (not?.test(text) || (tellsAFeeling.has(id) && !needs?.test(text))) return false;
  return score >= sureEnoughToAsk;
}
/** Whether a remark, however unsure, tells that something weighs. */
export const weighs = ({ id }: { id: string }, text: string): boolean =>
  !tellsAFeeling.has(id) || premises[id]?.needs?.test(text) === true;

const sureEnoughToAsk = 0.2;
/** Their questions take for granted what somebody feels. */
const tellsAFeeling: ReadonlySet<string> = new Set(['lonely', 'angry', 'longing', 'worn-out']);
