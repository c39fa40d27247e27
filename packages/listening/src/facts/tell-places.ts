import type { Told } from './fact.ts';
import { type MarkedSentence, who } from './mark-people.ts';
import { isTime, timePattern } from './times.ts';

/** Up to six words, until another thought or a time begins. */
const end =
  '(?= (?:and|but|because|cos|when|with|while|where|so|then|after|before|for|aged?|who|which|since|until|now|last|this|next|yesterday|today|alone|on (?:a |the )?(?:\\w+day|\\d)|in (?:19|20)\\d\\d|at (?:the age of )?\\d|two|three|\\d+ (?:years|weeks|months|days))\\b|[,.;!?]|$)';
const place = `((?:the |a |an |my |our |⟨\\d+⟩(?:'s)? )?[\\p{L}][\\p{L}\\d'’-]*(?: (?:of |the |under |by |in |near |at |my |our )?[\\p{L}\\d][\\p{L}\\d'’-]*){0,5}?)${end}`;
const quickly = '(?: (?:away|suddenly|peacefully|alone|quietly))?';

const places: readonly { of: string; pattern: RegExp; isOwn?: true }[] = [
  {
    of: 'died',
    pattern: new RegExp(
      `${who}(?:'s)? (?:\\w+ ){0,2}?(?:died|passed|was killed)${quickly} (?:in|at) ${place}`,
      'iu',
    ),
  },
  {
    of: 'buried',
    pattern: new RegExp(
      `${who}(?:'s| is| was)? (?:\\w+ )?(?:buried|laid to rest) (?:in|at|on|under|beside|near|by|next to) ${place}`,
      'iu',
    ),
  },
  {
    of: 'buried',
    pattern: new RegExp(
      `\\b(?:buried|laid) ${who} (?:in|at|on|under|beside|near|by|next to) ${place}`,
      'iu',
    ),
  },
  {
    of: 'ashes',
    pattern: new RegExp(
      `\\b(?:scatter\\w*|spread|put|sprinkled) ${who}(?:'s)? ashes (?:in|at|on|off|into|by|under|over) ${place}`,
      'iu',
    ),
  },
  {
    of: 'ashes',
    pattern: new RegExp(
      `${who}(?:'s)? ashes (?:are|were|went)(?: scattered| buried| still)? (?:in|at|on|off|into|by|under|over) ${place}`,
      'iu',
    ),
  },
  {
    of: 'from',
    pattern: new RegExp(`${who} (?:was|is|came|comes|'s)(?: originally)? from ${place}`, 'iu'),
  },
  {
    of: 'lived',
    pattern: new RegExp(
      `${who} (?:(?:lived|lives|is living|grew up)(?: back)? (?:in|near)|moved(?: back)? to) ${place}`,
      'iu',
    ),
  },
  { of: 'born', pattern: new RegExp(`${who} was born in ${place}`, 'iu') },
  {
    of: 'live',
    isOwn: true,
    pattern: new RegExp(
      `\\b(?:i|we) (?:live|moved|am living|are living|'m living)(?: back)? (?:in|to|near) ${place}`,
      'iu',
    ),
  },
  {
    of: 'from',
    isOwn: true,
    pattern: new RegExp(`\\b(?:i'm|i am|i come)(?: originally)? from ${place}`, 'iu'),
  },
  {
    of: 'met',
    pattern: new RegExp(`\\b(?:we|i) (?:first )?met(?: ⟨\\d+⟩)? (?:in|at|on) ${place}`, 'iu'),
  },
  {
    of: 'married',
    pattern: new RegExp(
      `\\b(?:we|i) (?:got |were )?married(?: ⟨\\d+⟩)? (?:in|at|on) ${place}`,
      'iu',
    ),
  },
  {
    of: 'funeral',
    pattern: new RegExp(
      `\\b(?:the|⟨\\d+⟩(?:'s)?) (?:funeral|service|wake)(?:'s| is| was) (?:in|at) ${place}`,
      'iu',
    ),
  },
];

/** 'Died in pain', 'passed in peace', 'at night': no places. */
const noPlace =
  /^(?:(?:so much |terrible |great |such )?(?:pain|agony|peace|vain|love|fear|sleep|silence|debt|general|time|front|the end|the middle|the night|the morning|a (?:car|crash|accident|fire|bad|way|moment)|an? accident|my arms|(?:his|her|⟨\d+⟩(?:'s)?) sleep|least|last|once|all|first|night|noon|dawn|midnight|some point|a young age|the (?:same|age|hands|time|moment)|childbirth|labour|action|war|combat|different|there|here|it|duty|work|⟨\d+⟩)\b.*|an?|the|my|our)$/iu;

export function tellPlaces({ text, people }: MarkedSentence): Told[] {
  const told: Told[] = [];
  for (const { of, pattern, isOwn } of places) {
    const match = text.match(pattern);
    const value = match?.at(-1)?.trim() ?? '';
    if (!match || !isPlace(value) || /\b(?:not|never)\b|n't\b/i.test(match[0])) continue;
    const about = isOwn
      ? 'me'
      : match.length > 2
        ? (people[Number(match[1])]?.about ?? null)
        : null;
    if (told.some((had) => had.of === of && had.about === about)) continue;
    told.push({ kind: 'place', about, of, value: spelledOut(value, people) });
  }
  return told;
}

const beginsWithTime = new RegExp(`^(?:${timePattern})\\b`, 'i');
const isPlace = (value: string) => {
  // 'She died in the September.'
  const bare = value.replace(/^the /i, '');
  return bare !== '' && !noPlace.test(value) && !isTime(bare) && !beginsWithTime.test(bare);
};

/** The words of the sentence again, with the people in them. */
export const spelledOut = (value: string, people: MarkedSentence['people']): string =>
  value.replace(/⟨(\d+)⟩('s)?/g, (_, index: string, owner = '') => {
    const words = people[Number(index)]?.words ?? '';
    return /^his$/i.test(words) ? words : words + owner;
  });
