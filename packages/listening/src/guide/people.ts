import { bareKinPattern, kinOf, mentionPattern, type Pronoun } from './kin.ts';
import type { Kin } from './piece.ts';

/** Someone the person speaks of. `gone` is for those who live but left, or are out of reach. */
export type Person = {
  word: string;
  kin: Kin;
  pronoun: Pronoun;
  name: string | null;
  possessive: 'your' | 'the';
  dead: boolean;
  gone: boolean;
  /** The message they were last mentioned in. */
  seen: number;
};

export type Mention = {
  at: number;
  word: string;
  kin: Kin;
  pronoun: Pronoun;
  possessive: 'your' | 'the';
  name: string | null;
};

const notNames = new Set(
  `I He She It They We You This That These Those There Here What Who Why How When Where Which Nobody Everyone Everybody
  People Nothing Everything Something Someone Life Work Today Yesterday Tomorrow School Mum Mom Dad Mam Nan Nana Gran Grandma
  Grandad Grandpa God Christmas Easter Thanksgiving Hanukkah Eid Ramadan Diwali Monday Tuesday Wednesday Thursday Friday
  Saturday Sunday January February March April May June July August September October November December Mother Father The
  A An And But So Because If My Our His Her Your Their No Not Yes Never Just Then Now Maybe Sometimes English London Ok Okay
  Facebook Instagram Snapchat WhatsApp Covid New Year Years Eve Day Heaven Jesus Spanish French German Part Half Love Grief
  Death Divorce Cancer Friends Please Sorry Thanks Thank Well One Two Three After Before Since Even Being Last First Only
  Having Feeling Sleep Nights Night Mornings Weekends Home Doctor Doctors Hospital Church Was Is Did Does Do Can Could
  Would Should Will Don't Are Am Have Had Has`.split(/\s+/),
);
const notLowerNames =
  /^(?:just|also|really|never|who|and|suddenly|recently|finally|always|still|only|that|actually|both|once|then|now|died|has|had|is|was|so|too|alone|all|either|even|which|passing|death|got|not|often|simply|literally|is|she|he|it|they|i|we|on|in|at|to|after|before|last|this|when|while|since|because|never|ever|though|but|or|as|if|body|funeral|house|room|side|voice|phone|name|birthday|.*ly)$/i;

const isName = (word: string | undefined): word is string =>
  !!word && /^[A-Z][a-z]+(?:-[A-Z][a-z]+)?$/.test(word) && !notNames.has(word);

const kept = new Map<string, readonly Mention[]>();

/** The people a piece of text names, in the order they stand. Kept by text: every turn reads the whole talk again. */
export function mentionsIn(text: string, knownNames: readonly string[] = []): readonly Mention[] {
  const key = `${knownNames.join()}|${text}`;
  const known = kept.get(key);
  if (known) return known;
  if (kept.size > 2_000) kept.clear();
  const found = findMentions(text, knownNames);
  kept.set(key, found);
  return found;
}

function findMentions(text: string, knownNames: readonly string[]): Mention[] {
  const found: Mention[] = [];
  for (const match of text.matchAll(mentionPattern)) {
    const [all, article = '', , word = ''] = match;
    const { kin, pronoun } = kinOf(word);
    // 'He was my best friend' says what he was; it brings in nobody new.
    if (
      /\b(?:he|she|they)(?:'s| was| is| were| are)\s+(?:also |always |truly |really )?$/i.test(
        text.slice(0, match.index),
      )
    )
      continue;
    if (article.toLowerCase() === 'the' && kin !== 'pet' && kin !== 'baby') continue;
    const rest = text.slice((match.index ?? 0) + all.length);
    if (/^'s\s+(?:mum|mom|dad|friend|wife|husband|partner|family|new)\b/i.test(rest)) continue;
    found.push({
      at: match.index ?? 0,
      word: word.toLowerCase(),
      kin,
      pronoun,
      possessive: article.toLowerCase() === 'the' ? 'the' : 'your',
      name: nameAfter(rest),
    });
  }
  for (const match of text.matchAll(bareKinPattern)) {
    const word = (match[1] ?? '').toLowerCase();
    found.push({ at: match.index ?? 0, word, ...kinOf(word), possessive: 'your', name: null });
  }
  const taken = new Set(found.map((mention) => mention.name).filter(Boolean));
  for (const { name, at } of namesIn(text, knownNames)) {
    if (taken.has(name)) continue;
    taken.add(name);
    found.push({ at, word: '', kin: 'other', pronoun: 'they', possessive: 'your', name });
  }
  return found.sort((a, b) => a.at - b.at);
}

function nameAfter(rest: string): string | null {
  const written = rest.match(
    /^,?\s+(?:(?:is |was )?(?:called|named)\s+)?([A-Z][a-z]+(?:-[A-Z][a-z]+)?)/,
  )?.[1];
  if (isName(written)) return written;
  const lower = rest.match(
    /^,?\s+(?:called |named )?([a-z]{3,12})(?:'s)?\s+(?:died|passed|was|is|has|had|left|got|broke|dumped|hasn't|won't|used)\b/,
  )?.[1];
  return lower && !notLowerNames.test(lower)
    ? lower.charAt(0).toUpperCase() + lower.slice(1)
    : null;
}

const nameAfterVerb =
  /\b(?:miss|lost|love|loved|about|without|called|named|hate|forgive|forgot|with|for|to|and|than|like|knew|know|met|told|that|because|before|when|after|if|since|of|was|is)\s+([A-Z][a-z]{2,}(?:-[A-Z][a-z]+)?)(?='s\b|\s|$|[,.!?])/g;
const nameFirst =
  /(?:^|[.!?,]\s+)([A-Z][a-z]{2,}(?:-[A-Z][a-z]+)?)(?='s\s+(?:gone|dead|not|name)|\s+(?:died|passed|left|was|is|has|had|used|loved|always|would|said|never|hated|liked|and I|didn't|hasn't|won't|wouldn't|slept|knew|made|got)\b)/g;

function namesIn(text: string, known: readonly string[]): { name: string; at: number }[] {
  const found: { name: string; at: number }[] = [];
  const small = text.toLowerCase();
  for (const name of known) {
    if (!small.includes(name.toLowerCase())) continue;
    const at = text.search(new RegExp(`(?<![\\w'-])${name}(?![\\w-])`, 'i'));
    if (at >= 0) found.push({ name, at });
  }
  for (const pattern of [nameAfterVerb, nameFirst]) {
    for (const match of text.matchAll(pattern)) {
      const name = match[1];
      if (isName(name)) found.push({ name, at: match.index ?? 0 });
    }
  }
  return found;
}

/** 'Her name was Ana', 'it's Anna, not Ana'. */
export function nameTold(text: string): string | null {
  const match =
    text.match(
      /\b(?:name(?:'s| is| was)|(?:she|he|they|it)(?:'s| is| was)? (?:called|named)|we called (?:him|her|them|it))\s+([A-Za-z][a-z]+)/i,
    ) ?? text.match(/\b(?:it's|it is|it was|I said|I meant)\s+([A-Z][a-z]+),?\s+not\s+[A-Z]/);
  const word = match?.[1];
  if (
    !word ||
    notLowerNames.test(word) ||
    /^(?:the|a|my|her|his|not|on|in|all|what|always)$/i.test(word)
  )
    return null;
  const name = word.charAt(0).toUpperCase() + word.slice(1);
  return isName(name) ? name : null;
}

/** The bare answer to 'What was her name?'. */
export function bareName(text: string): string | null {
  const words = text.replace(/[.!]+$/, '').split(/\s+/);
  const last = words.at(-1) ?? '';
  if (words.length > 3 || !/^[A-Za-z][a-z]+$/.test(last)) return null;
  if (/^(?:no|yes|ok|okay|idk|nothing|none|why|what|sorry|pass|nope|yeah|sure)$/i.test(last))
    return null;
  return last.charAt(0).toUpperCase() + last.slice(1);
}
