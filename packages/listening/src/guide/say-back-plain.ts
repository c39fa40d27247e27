import { capitalise } from './text.ts';

/** Fillers, emphasis and shouting taken out. */
export const plain = (text: string): string =>
  withoutOpening(
    text
      .replace(/\p{Extended_Pictographic}|\u{fe0f}|\u{200d}/gu, '')
      .replace(/\b(?:haha\w*|lmao|lmfao|omg|xx+|tbf|fr|ngl|innit|lol|btw|obvs|kkk+)\b/gi, '')
      .replace(/,? ?\b(?:you know|ya know|eh|bru|mate|babe|love)(?:,|$)/gi, '')
      .replace(
        /\b(?:been|for|was|is|about) (?:like|literally) (?=\w)/gi,
        (all) => `${all.split(' ')[0]} `,
      )
      .replace(/\bsince like /gi, 'since ')
      .replace(/\bgotta\b/gi, 'have to')
      .replace(/\bmeself\b/gi, 'myself')
      .replace(
        /\b(he|they|we|you|who)(d|ll)(?= (?:be|have|never|always|say|said|do|done|go|gone|come|got|been|just|only|still|love|hate|want|like|not|of)\b)/gi,
        "$1'$2",
      )
      .replace(
        /\bshell(?= (?:be|have|never|always|say|do|go|come|get|not|still|tell|want|call|ring)\b)/gi,
        "she'll",
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
      /,? (?:you see|I know|mind|I think|I suppose|I guess|I mean|though|actually|really|I'm not kidding|no joke|not gonna lie|honest(?:ly)?)$/i,
      '',
    )
    .replace(/\b\p{Lu}{4,}\b/gu, (word) => word.toLowerCase())
    .replace(/([a-z])\1{2,}/gi, '$1')
    .replace(/(?: so| like| though| because| and| but| or)+$/i, '')
    .replace(/\s+/g, ' ')
    .replace(/\s+([,.;:])/g, '$1')
    .trim()
    .replace(/[,;:.!\s-]+$/, '');

/** 'Ok so now I can't': the sentence begins after the little words. */
function withoutOpening(text: string): string {
  const opening =
    /^(?:and|but|so|then|well|now|oh|ah|ok|okay|yes|yeah|yep|no|nope|nah|right|honestly|actually|anyways?|anyhow|hi|hiya|hello|hey|evening|morning|g'day|aight|alright|yo|welp|man|sorry|lol|like|plus|because|although|though)\b(?![' ](?:one|body|way|matter|more|s)\b)[, .]+(?=\S)/i;
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
