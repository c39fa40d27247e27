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

/** The companion got it wrong, said among other words. */
const saysMisread =
  /\byou(?:'ve| have)? (?:misread|misunderstood|misheard|understood me wrong|got (?:that|it|this|me) (?:all |so )?wrong)\b|\b(?:that's|that is|it's|it is) not what I(?:'m| am| was)? (?:meant|mean|said|saying|asked|asking|believe)\b|^(?:no|nope|stop|ugh|argh)[,.!]? (?:not that|that's not it|that's wrong|wrong|you didn't (?:get|understand))\b|\byou (?:didn't|don't|did not|do not) (?:get|understand) (?:it|me)[.! ]*$|\byou're reading something\b/i;

/** Somebody who goes to bed says goodbye, in whatever words. */
const goesToBed =
  /^(?:(?:right|ok|okay|well|anyway|so|and|I think|I guess)[,.]? )*(?:I'm |I am |I'll |I'd better |I should |I need to |I have to )(?:going to |gonna |off to |now )?(?:try (?:to |and )?)?(?:go to |get some |get to )?(?:sleep|bed|lie down)\b(?![^?]*\?)(?!.*\b(?:can't|cannot|never|without|alone|forever)\b)/i;

export function actByWords(text: string, wordCount: number): Act | null {
  if (wordCount <= 20 && saysMisread.test(text)) return 'misread';
  if (wordCount <= 14 && goesToBed.test(text)) return 'bye';
  return wordCount <= 9 ? (plainActs.find(([, pattern]) => pattern.test(text))?.[0] ?? null) : null;
}
