/** What no reply may say. Every reply is checked against it, and so is every line of the bank, by a test. */
export const forbiddenPatterns: readonly { id: string; pattern: RegExp }[] = [
  { id: 'at-least', pattern: /\bat least\b/i },
  { id: 'closure', pattern: /\bclosure\b/i },
  { id: 'reason', pattern: /\beverything happens|happens? for a reason|meant to be\b/i },
  { id: 'stages', pattern: /\bstages?\b/i },
  {
    id: 'product-claims',
    pattern:
      /\b(?:therap\w*|treat(?:s|ed|ing|ments?)?|cur(?:e|es|ed|ing)|clinical\w*|heals?|healed|healing)\b/i,
  },
  {
    id: 'diagnosis',
    pattern: /\b(?:diagnos\w*|depress\w*|disorders?|ptsd|symptoms?|bipolar|prognos\w*)\b/i,
  },
  {
    id: 'medication',
    pattern:
      /\b(?:medications?|medicines?|dos(?:e|es|age)|antidepress\w*|milligrams?|mg|tablets?|pills?)\b/i,
  },
  {
    id: 'better-place',
    pattern:
      /\bbetter place|looking down on|watching over you|in heaven|(?:is|are|now|safe) with god\b/i,
  },
  {
    id: 'time-heals',
    pattern:
      /\btime will|time is a|gets? better|get over it|move on\b|moving on\b|stay strong|be strong|silver lining|look on the bright/i,
  },
  {
    id: 'know-how',
    pattern:
      /\bI know (?:exactly )?how you feel|I understand how you feel|I know what (?:it|that) is like/i,
  },
  {
    id: 'promise',
    pattern:
      /\bit will be (?:ok|okay|all right|fine)|you will be (?:ok|okay|fine)|you'll be (?:ok|okay|fine)|everything will be|I promise\b/i,
  },
  {
    id: 'they-would-want',
    pattern:
      /\b(?:he|she|they) would(?:n't| not)? (?:want|have wanted) you\b|would be (?:so )?proud of you\b/i,
  },
  {
    id: 'machine-love',
    pattern:
      /\bI(?: really| do| also| will always)* (?:love|miss|missed|missing|adore) (?!how\b)(?:you|him|her|them|this|talking)\b|\bI(?:'ll| will| am|'m| was|'ve been)? ?(?:be )?wait(?:ing|ed)? for you/i,
  },
  {
    id: 'machine-human',
    pattern:
      /\bI(?:'m| am) (?:a )?(?:human|real person|person like you)|\bI(?:'ve| have) (?:lost|grieved|been there|cried)|\bI (?:cried|grieve|feel your)\b/i,
  },
  {
    id: 'machine-dead',
    pattern:
      /\b(?:he|she|they) (?:is|are) (?:with you now|proud of you|at peace|listening|watching)|I (?:can )?hear (?:him|her|them)\b/i,
  },
  {
    id: 'advice',
    pattern:
      /\byou (?:should|ought to|must|need to) (?:forgive|contact|call (?:him|her|them)|reconcile|leave (?:him|her|them)|try harder|let go)\b/i,
  },
  { id: 'number', pattern: /\+?\d[\d\s()-]{4,}\d|\b(?:112|116 ?123|911|988|999|1[13]\d{3})\b/ },
  { id: 'exclamation', pattern: /!/ },
  {
    id: 'pity',
    pattern: /\bcheer up|chin up|don't be sad|poor you|poor thing|no big deal|snap out\b/i,
  },
  { id: 'address', pattern: /https?:|www\./i },
];

/** The only sentence that may say what the product is not. */
export const disclosure =
  'This is software. It cannot feel, and it is not therapy or emergency care.';

/** The id of the first pattern that a text matches, or null. */
export function forbiddenIn(text: string): string | null {
  const rest = text.replaceAll(disclosure, '');
  return forbiddenPatterns.find(({ pattern }) => pattern.test(rest))?.id ?? null;
}
