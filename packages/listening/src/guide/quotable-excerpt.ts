import { wordsOf } from './text.ts';

const phraseBoundary =
  /,\s|\s(?=(?:and|because|when|since|so|but|while|even though|although|after|before|until|unless|if|that|which|who|where|with|without|for|in|at|on|every|all|anymore|any more)\s)/g;
/** Words that a phrase cannot end with. */
const danglingEnd =
  /\s+(?:the|a|an|to|and|of|or|but|because|that|with|for|in|at|on|my|your|his|their|our|so|is|was|are|were|be|i|you|he|she|they|we|it's|as|by|from|than|if|when|just|very|really|not|even|who|which|where|would|could|should|have|had|has|about|how|still|over|under|into|onto|like|right|only|exactly|probably|maybe|went|says|said|keeps?|ever|am|will|can|can't|don't|didn't|more|thing|all|both|no|any|some|one|because of|up to|back|down|out)$/i;
const addressesUs = /\b(?:you|your|yours|u|yourself|you're|you've|you'd|you'll)\b/i;
const swearWords =
  /\b(?:fuck\w*|shit\w*|cunt|bitch\w*|bastard|arse\w*|asshole|dick|crap|bloody|damn\w*|slut|whore|piss\w*|twat|wank\w*|fag\w*|retard\w*)\b/i;

const maxWords = 8;

/** At most eight of the person's words that can stand inside a sentence of ours, or null. */
export function quotableExcerpt(text: string): string | null {
  const plain = text
    .replace(/,? you know,? ?/gi, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  if (
    addressesUs.test(plain) ||
    swearWords.test(plain) ||
    /["/\\<>{}[\]|#@:;]|https?|\d{4,}/.test(plain)
  )
    return null;
  const excerpt = wordsOf(plain).length <= maxWords ? plain : longestStart(plain);
  if (!excerpt) return null;
  const clean = excerpt.replace(/[\s,.!?…-]+$/, '');
  return /\p{L}{2}/u.test(clean) ? clean : null;
}

/** The longest start of a text that ends where a phrase does. */
function longestStart(text: string): string | null {
  let longest: string | null = null;
  for (const match of text.matchAll(phraseBoundary)) {
    const start = text.slice(0, match.index);
    const count = wordsOf(start).length;
    if (count > maxWords) break;
    if (count >= 2 && !danglingEnd.test(` ${start}`)) longest = start;
  }
  return longest;
}
