import type { Person } from './mentions.ts';
import type { Pronoun } from './relations.ts';
import { capitalise } from './text.ts';

const forms: Record<Pronoun, Record<string, string>> = {
  she: { they: 'she', them: 'her', their: 'her' },
  he: { they: 'he', them: 'him', their: 'his' },
  they: { they: 'they', them: 'them', their: 'their' },
};

/** A line with its slots filled: 'your mum' or the name, and the pronoun. Null where nobody is there to fill them. */
export function fillLine(line: string, person: Person | null): string | null {
  if (!line.includes('{')) return line;
  if (!person) return null;
  const filled = line.replace(/\{(\w+)\}/g, (_all, slot: string) => {
    const lower = slot.toLowerCase();
    const value = lower === 'person' ? nameInReply(person) : (forms[person.pronoun][lower] ?? '');
    return slot === lower ? value : capitalise(value);
  });
  return filled.replace(
    /(^|[.?]\s+)(\p{Ll})/gu,
    (_all, before: string, letter: string) => before + letter.toUpperCase(),
  );
}

export const nameInReply = ({ name, word }: Person): string => name || `your ${word}`;
