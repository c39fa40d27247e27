import type { WritingType } from '../engine.ts';

const request =
  /\b(?:write|writing|help|make|draft|compose|start|begin|do|create|try|want|like|need|give|put|have|could you|can you|would you|please|let's)\b(?:(?!\b(?:wrote|written)\b)[^.?!]){0,60}\b(letter|poem|reflection|journal entry|entry)\b/i;
const onlyTheWord =
  /^["']?(?:ok(?:ay)?,? |yes,? |then )?(?:a|the|my)? ?(letter|poem|reflection)(?: then| please| to (?:him|her|them|\w+))?["'.]*$/i;
const atTheEnd = /[,.?:] (?:maybe |perhaps )?a (letter|poem|reflection)[.?]?$/i;
const tellsOfWriting =
  /\b(?:I|he|she|they|we) (?:wrote|had|got|found|sent|have|received|keep|kept|read|burned|used to)\b[^.?!]{0,40}\b(?:letter|poem|entry)\b/i;

/** The letter, poem or reflection a message asks for. */
export function requestedWriting(text: string): WritingType | null {
  const word = (text.match(onlyTheWord) ??
    text.match(atTheEnd) ??
    (tellsOfWriting.test(text) ? null : text.match(request)))?.[1]?.toLowerCase();
  if (!word) return null;
  if (word === 'letter' || word === 'poem') return word;
  return 'reflection';
}
