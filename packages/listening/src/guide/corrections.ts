import type { Memory } from './memory.ts';
import type { Person } from './mentions.ts';
import type { Message } from './read-message.ts';
import { isRelationWord, relationOf } from './relations.ts';
import { capitalise } from './text.ts';

const words = '([A-Za-z][\\w-]+)';
const corrections: readonly { pattern: RegExp; right: 1 | 2 }[] = [
  // 'Pops, not Dad', "it's Anna not Ana", 'my sister not my brother'
  {
    pattern: new RegExp(
      `(?:^|\\b(?:it's|it is|it was|I said|I meant|called|named|is|was|my)\\s+)${words},?\\s+not\\s+(?:my\\s+)?${words}`,
      'i',
    ),
    right: 1,
  },
  // 'not Dad, Pops', 'not my brother, my sister'
  {
    pattern: new RegExp(
      `\\bnot\\s+(?:my\\s+)?${words}[,.;]?\\s+(?:sorry[,. ]*)?(?:autocorrect[,. ]*)?(?:it's|it was|but)?\\s*(?:my\\s+)?${words}(?!['\\w-])`,
      'i',
    ),
    right: 2,
  },
];

const pronouns = new Set(['she', 'he', 'they']);

/** 'Call him Pops', 'for you she is Mama Ife'. */
const callsThem =
  /^(?:(?:no|please|just|and|so|one thing|you can|can you|we)[,. ]+)*(?:call|called) (?:him|her|them|it) (\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+)?)(?:[,.! ]|please|from now on|when you (?:talk|speak|write)(?: (?:of|about) (?:him|her|them|it))?)*(?:$|[.!] [Nn]ot\b)|\bfor you (?:he|she) (?:is|was) (\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+)?)/iu;

/** How somebody is to be called. Null where nobody was told of, or nothing of the kind is asked. */
export function renamePerson(memory: Memory, { text }: Message): Memory['corrected'] {
  const match = text.match(callsThem);
  const name = match?.[1] ?? match?.[2];
  const person = memory.lostPerson ?? memory.focusPerson;
  if (!name || !person || !/^\p{Lu}/u.test(name)) return null;
  person.name = name;
  return { right: name, wrong: '' };
}

/** 'My partner was a woman.' */
const isOfSex = /\b(?:my \p{L}+|he|she|they) (?:was|is) a (woman|girl|lady|man|boy|guy|bloke)\b/iu;

/** Takes in that somebody was a woman or a man, where something else was taken for granted. */
export function correctSex(memory: Memory, { text, wordCount }: Message): Memory['corrected'] {
  const word = wordCount <= 12 ? text.match(isOfSex)?.[1]?.toLowerCase() : undefined;
  const person = memory.lostPerson ?? memory.focusPerson;
  if (!word || !person) return null;
  const right = /^(?:woman|girl|lady)$/.test(word) ? 'she' : 'he';
  const wrong = person.pronoun;
  if (wrong === right || wrong === 'they') return null;
  person.pronoun = right;
  return { right: capitalise(right), wrong };
}

/** Takes in a correction of a name, a relation or 'he, not she'. Returns null where it names no such pair. */
export function correctPeople(memory: Memory, { text }: Message): Memory['corrected'] {
  for (const { pattern, right } of corrections) {
    const match = text.match(pattern);
    const [, one = '', two = ''] = match ?? [];
    if (!match) continue;
    const [good, bad] = right === 1 ? [one, two] : [two, one];
    const corrected = correctOne(memory, good, bad);
    if (corrected) return corrected;
  }
  return null;
}

function correctOne(memory: Memory, right: string, wrong: string): Memory['corrected'] {
  const lower = right.toLowerCase();
  if (pronouns.has(lower) && pronouns.has(wrong.toLowerCase())) {
    const person = memory.focusPerson ?? memory.lostPerson;
    if (!person) return null;
    person.pronoun = lower as Person['pronoun'];
    return { right: lower, wrong: wrong.toLowerCase() };
  }
  const person = memory.people.find(
    ({ name, word }) => name?.toLowerCase() === wrong.toLowerCase() || word === wrong.toLowerCase(),
  );
  const isName = /^[A-Z]/.test(right);
  if (!person || !(isName || isRelationWord(lower))) return null;
  if (isRelationWord(lower)) Object.assign(person, { word: lower, ...relationOf(lower) });
  else if (person.name?.toLowerCase() === wrong.toLowerCase()) person.name = capitalise(right);
  // 'Pops, not Dad': a word of their own for one who has no name.
  else person.name = capitalise(right);
  return { right: capitalise(right), wrong: capitalise(wrong) };
}
