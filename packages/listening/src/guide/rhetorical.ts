import type { Memory } from './memory.ts';

/** Questions that are told with a raised voice, and want no answer: 'who needs four', 'where were they when he needed a bed'. */

const lead = '^(?:(?:and|but|so|well|I mean|like|honestly|oh)[, ]+)*';
const rhetorical = new RegExp(
  `${lead}(?:${[
    'who (?:needs(?! to\\b)|does that|even|asked (?:him|her|them|you)|cares|says that|the (?:hell|fuck)|in (?:their|his|her) right mind|do (?:they|you) think (?:they|you) are|am I kidding)',
    'where (?:was|were|is|are) (?:he|she|they|you|everyone|everybody|all (?:of them|these people)|any of them|(?:all )?(?:his|her|their|my|our) (?:friends|family|mates)) (?:all )?(?:when|while|then|that (?:day|night|week))',
    'why (?:would|should) (?:there|anyone|anybody|they|we)',
    'why bother',
    'what did (?:I|they|he|she|we) expect',
    'what (?:was|is|were|are) (?:he|she|they|people) thinking',
    "what's wrong with (?:people|them)",
    'how (?:dare|could) (?:he|she|they|anyone|anybody|people)',
    'how hard (?:is|can|was|would) (?:it|that)',
    '(?:is|was) (?:that|it) (?:really )?too much to ask',
    'since when',
  ].join('|')})\\b`,
  'i',
);

/** 'He asked: is your wife well?', which was asked of somebody else. */
const toldQuestion =
  /^(?:(?:and|but|so|then|well)[, ]+)*(?:he|she|they|the \p{L}+|my (?!question\b)\p{L}+) (?:just |even |then )?(?:asked|asks|said|says|goes|went)\b/iu;

export const isRhetorical = (sentence: string): boolean =>
  rhetorical.test(sentence) || toldQuestion.test(sentence);

/** Whether a message asks only such questions. */
export const asksForNothing = ({ sentences }: Memory['latest']): boolean =>
  sentences.some(({ text }) => isRhetorical(text)) &&
  sentences.every(({ text, isQuestion }) => !isQuestion || isRhetorical(text));
