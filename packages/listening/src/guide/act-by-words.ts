import type { Act } from './read-message.ts';

/** Messages whose words leave no doubt, and which a model is not needed for. The first that matches counts. */
const plainActs: readonly [Act, RegExp][] = [
  ['little', /^[^\p{L}\p{N}]*$/u],
  [
    'hello',
    /^(?:hi+|hey+|hello+|hiya|good (?:morning|evening|afternoon))(?: there| again)?[.! ]*$/i,
  ],
  [
    'bye',
    /^(?:ok(?:ay)?,? )?(?:bye+|good ?bye|good ?night|night|nite|gtg|g2g|ttyl|see you|see ya|i (?:have|need|got) to go(?: now)?|i'm going to (?:bed|sleep)(?: now)?)(?: bye| night| now| then| for now)?[.! ]*$/i,
  ],
  [
    'thanks',
    /^(?:ok(?:ay)?,? )?(?:thanks|thank you|ty|cheers)(?: so much| a lot| for (?:listening|this|that|being here))?[.! ]*$/i,
  ],
  [
    'misread',
    /^(?:no[,.]? )?(?:not that|that(?:'s| is) not (?:what I (?:said|meant|mean)|it|right|true)|you(?:'ve| have)? (?:misread|misunderstood|got (?:me|that|it) wrong)(?: me)?|you (?:don't|do not|didn't) (?:get|understand) (?:it|me|that)?)[.! ]*$/i,
  ],
];

export const actByWords = (text: string, wordCount: number): Act | null =>
  wordCount <= 9 ? (plainActs.find(([, pattern]) => pattern.test(text))?.[0] ?? null) : null;
