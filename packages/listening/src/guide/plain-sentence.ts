import { capitalise } from './text.ts';

/** Fillers, emphasis and shouting taken out. */
export const plain = (text: string): string =>
  withoutOpening(
    text
      .replace(/\p{Extended_Pictographic}|\u{fe0f}|\u{200d}/gu, '')
      .replace(/\b(?:haha\w*|lmao|lmfao|omg|xx+|tbf|fr|ngl|innit|lol|btw|obvs|kkk+)\b/gi, '')
      .replace(/,? ?\bcan you (?:imagine|believe (?:it|that))(?:,|$)/gi, ',')
      .replace(
        /(?<!\b(?:if|whether|when|that|sure|think|thought|know|hope|is|was|and|but|or|because|day|time|so))(?:,|) \bI(?:'ll| will) say that(?: for (?:him|her|them|it|you))?(?=[.,]|$)/gi,
        '',
      )
      .replace(
        /(?<!\b(?:people|someone|somebody|everyone|everybody|anyone|anybody|all|what|than|as|that|one|ones|man|woman)),? \b(?:you know|ya know)(?:,|$)/gi,
        '',
      )
      .replace(/,? ?\b(?:eh|bru)(?:,|$)|, (?:mate|babe|love)(?:,|$)/gi, '')
      .replace(/\b(?:been|for|was|is|about) literally (?=\w)/gi, (all) => `${all.split(' ')[0]} `)
      .replace(likeOfAmount, '$1 ')
      .replace(/\bsince like /gi, 'since ')
      .replace(/\bgotta\b/gi, 'have to')
      .replace(/\bmeself\b/gi, 'myself')
      .replace(
        /\b(he|they|we|you|who)d(?= (?:be|have|never|always|say|said|do|done|go|gone|come|got|been|just|only|still|love|hate|want|like|not|of)\b)/gi,
        "$1'd",
      )
      .replace(
        /\b(they|you|who)ll(?= (?:be|have|never|always|say|do|go|come|just|only|still|love|hate|want|like|not)\b)/gi,
        "$1'll",
      )
      // Words of their own as well, so only where a clause begins: 'spoke well of the band', 'a hell of a day', 'a shell'.
      .replace(
        /(^|[,.;] |\b(?:and|but|so|that|then|because|if|when|know|think|hope|says?|said) )(we|he|she)ll(?= (?:be|have|never|always|say|do|go|come|get|just|only|still|tell|want|call|ring|not)\b)/gi,
        "$1$2'll",
      )
      .replace(/\b(he|she|they|it|I)'d of\b/gi, "$1'd have")
      .replace(/\b(w(?:ould|ouldn't)|could|might) of\b/gi, '$1 have')
      .replace(
        /\bits (?=(?:\d+|mostly|about|stopped|gone|got|only|really|been|(?:mon|tues|wednes|thurs|fri|satur|sun)day|a|an|the|so|just|not|still|all|my|his|her|blocking|\w+ing|been)\b)/gi,
        "it's ",
      )
      .replace(
        /(?<![\p{L}\p{N}])(?:w|n|yrs?|wks?|hrs?|mins?|tho|cause)(?![\p{L}\p{N}'])/giu,
        (short) => spelledOut[short.toLowerCase()] ?? short,
      )
      .replace(
        /\b((?:called|named)(?: (?:me|him|her|it|them))?) (?!(?:widow\w*|names?|back|off|out|over|round|again|today|yesterday|later|first|today)\b)(\p{Ll}{3,})$/u,
        (_all, verb: string, name: string) => `${verb} ${capitalise(name)}`,
      )
      .replace(/\bliterally |\bbasically |\bactually |\blow ?key |\bbloody /gi, ''),
  )
    .replace(
      /^I (?:think|guess|suppose|reckon)(?: that)?,? (?=(?:I|he|she|we|they|it|my|the)\b)(?!\w+(?: is|'s| was| are|'re| were) (?:right|wrong)\b)/i,
      '',
    )
    .replace(
      /(?:, (?:mind|I know|honest)|(?<!\b(?:what|than|all|that|how|not|as|\w+n't|everything|everyone|people)),? (?:you see|I think|I suppose|I guess|I mean|though|actually|really)|,? (?:I'm not kidding|no joke|not gonna lie|honestly))$/i,
      '',
    )
    .replace(/, (?:but|and|so) you \p{L}+$/iu, '')
    .replace(/(?<=\d) (?=(?:I|he|she|we|they) (?:got|had|was|am|did|didn't)\b)/g, ', ')
    // Two sentences that were written as one: 'wife cried I didn't'.
    .replace(runsOn, '$1, ')
    // 'My sister she closed his eyes': the subject stands twice.
    .replace(/^((?:my|our|his|her) (?!god|word|days)\p{L}+) (?:he|she) (?=\p{L})/iu, '$1 ')
    .replace(/\b\p{Lu}{4,}\b/gu, (word) => word.toLowerCase())
    .replace(/([a-z])\1{2,}/gi, '$1')
    .replace(
      /(?:(?<!\b(?:said|says?|think|thought|hope|hoped|told \w+|did|does|do|or|even|know)) so|(?<!\b(?:is|was|are|were|be|been|it's|that's|look\w*|sound\w*|felt|feels?|smell\w*|just|what|something)) like| though| because| and| but| or)+$/i,
      '',
    )
    .replace(/\s+/g, ' ')
    .replace(/\s+([,.;:])/g, '$1')
    .trim()
    .replace(/[,;:.!\s-]+$/, '');

/** 'It was like ten years', but not 'it was like finding a coin': there the word says what it was. */
const likeOfAmount =
  /\b(been|for|was|is|about) like (?=\d|(?:one|two|three|four|five|six|seven|eight|nine|ten|half|twenty|thirty|forty|fifty|so|really|super|forever|ages|a (?:year|month|week|day|hour|minute|hundred|thousand|million|few|couple))\b)/gi;

/** Verbs after which no clause can be what was said or felt, with a new subject. */
const runsOn =
  /\b(cried|wept|laughed|slept|smiled|danced|ate|drank|prayed|stayed|left) (?=(?:I|he|she|we|they) (?:did|didn't|could|couldn't|was|wasn't|were|weren't|won't|can't|don't|hadn't|never|just|still)\b)/gi;

/** 'Ok so now I can't': the sentence begins after the little words. */
function withoutOpening(text: string): string {
  const opening =
    /^(?:and|but|so|then|well|now|oh|ah|ok|okay|yes|yeah|yep|no(?=[,.!])|nope|nah|right|honestly|actually|anyways?|anyhow|hi|hiya|hello|hey|evening|morning|g'day|aight|alright|yo|welp|man|sorry|lol|like|plus|because|although|though)\b(?![' ](?:one|body|way|matter|more|s)\b)[, .]+(?=\S)/i;
  const rest = text.trim().replace(opening, '');
  return rest === text.trim() ? rest : withoutOpening(rest);
}

const spelledOut: Readonly<Record<string, string>> = {
  w: 'with',
  n: 'and',
  yr: 'year',
  yrs: 'years',
  wk: 'week',
  wks: 'weeks',
  hr: 'hour',
  hrs: 'hours',
  min: 'minutes',
  tho: 'though',
  mins: 'minutes',
  cause: 'because',
};
