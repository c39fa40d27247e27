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
      `\\bnot\\s+(?:my\\s+)?${words}[,.;]?\\s+(?:it's|it was|but)?\\s*(?:my\\s+)?${words}`,
      'i',
    ),
    right: 2,
  },
];

const pronouns = new Set(['she', 'he', 'they']);

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
