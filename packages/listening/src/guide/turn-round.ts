import { wordsOf } from './text.ts';

const kinWords =
  'mum|mom|mam|mummy|mommy|mama|dad|daddy|papa|nan|nana|nanna|gran|granny|grandma|grandad|granddad|grandpa';

const swaps: Record<string, string> = {
  "i'm": "you're",
  "i've": "you've",
  "i'd": "you'd",
  "i'll": "you'll",
  i: 'you',
  me: 'you',
  my: 'your',
  mine: 'yours',
  myself: 'yourself',
  "we're": "you're",
  "we've": "you've",
  "we'd": "you'd",
  "we'll": "you'll",
  we: 'you',
  us: 'you',
  our: 'your',
  ours: 'yours',
  ourselves: 'yourselves',
};

const swap =
  /(?<![\w'])(?:i'm|i've|i'd|i'll|i|me|my|mine|myself|we're|we've|we'd|we'll|we|us|our|ours|ourselves)(?![\w'])/gi;

/** The person's words from our side: 'my mum' becomes 'your mum', "I can't" becomes "you can't". */
export function turnRound(text: string): string {
  return text
    .replace(
      /(?<!['\w])(I|we) ((?:\w+ly|just|still|also|always|never|only|really) )?(am|was|wasn't)\b/gi,
      youWere,
    )
    .replace(/\b(am|was|wasn't) I\b/gi, (_all, verb: string) => `${plural(verb)} you`)
    .replace(
      new RegExp(
        `(?<!\\b(?:my|your|her|his|their|our|the|a|an|step|as a|${kinWords})\\s)(?<![\\w'-])(${kinWords})(?![\\w-])`,
        'gi',
      ),
      (word) => `your ${word.toLowerCase()}`,
    )
    .replace(
      new RegExp(`\\b(my|our) (${kinWords})\\b`, 'gi'),
      (_all, _my, word: string) => `your ${word.toLowerCase()}`,
    )
    .replace(/\bme and\b/gi, 'you and')
    .replace(swap, (word) => swaps[word.toLowerCase()] ?? word)
    .replace(/\byou are not\b/g, "you're not");
}

const plural = (verb: string): string =>
  ({ am: 'are', was: 'were', "wasn't": "weren't" })[verb.toLowerCase()] ?? verb;

const youWere = (_all: string, _who: string, between: string | undefined, verb: string): string =>
  `you ${between ?? ''}${plural(verb)}`;

const boundary =
  /,\s|\s(?=(?:and|because|when|since|so|but|while|even though|although|after|before|until|unless|if|that|which|who|where|with|without|for|in|at|on|every|all|anymore|any more)\s)/g;
const dangling =
  /\s+(?:the|a|an|to|and|of|or|but|because|that|with|for|in|at|on|my|your|his|their|our|so|is|was|are|were|be|i|you|he|she|they|we|it's|as|by|from|than|if|when|just|very|really|not|even|who|which|where|would|could|should|have|had|has|about|how|still|over|under|into|onto|like|right|only|exactly|probably|maybe|went|says|said|keeps?|ever|am|will|can|can't|don't|didn't|more|thing|all|both|no|any|some|one|because of|up to|back|down|out)$/i;
const addressesUs = /\b(?:you|your|yours|u|yourself|you're|you've|you'd|you'll)\b/i;
const rough =
  /\b(?:fuck\w*|shit\w*|cunt|bitch\w*|bastard|arse\w*|asshole|dick|crap|bloody|damn\w*|slut|whore|piss\w*|twat|wank\w*|fag\w*|retard\w*)\b/i;

/** At most eight of the person's words that can stand inside a sentence of ours, or null. */
export function keepable(text: string): string | null {
  const plain = text
    .replace(/,? you know,? ?/gi, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  if (
    addressesUs.test(plain) ||
    rough.test(plain) ||
    /["/\\<>{}[\]|#@:;]|https?|\d{4,}/.test(plain)
  )
    return null;
  const short = wordsOf(plain).length <= 8 ? plain : shorter(plain);
  if (!short) return null;
  const clean = short.replace(/[\s,.!?…-]+$/, '');
  return /\p{L}{2}/u.test(clean) ? clean : null;
}

function shorter(text: string): string | null {
  let best: string | null = null;
  for (const match of text.matchAll(boundary)) {
    const head = text.slice(0, match.index);
    const count = wordsOf(head).length;
    if (count > 8) break;
    if (count >= 2 && !dangling.test(` ${head}`)) best = head;
  }
  return best;
}
