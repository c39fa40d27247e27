import type { Pronoun } from './kin.ts';
import type { Person } from './people.ts';
import { upperFirst } from './text.ts';

/** What may stand in a slot of a piece. An absent value makes every piece that needs it unusable. */
export type Slots = {
  /** The one this is about, as 'your mum' or by name. */
  person?: Person | null;
  name?: boolean;
  x?: string;
  thing?: string;
  y?: string;
  quote?: string;
  time?: string | null;
  span?: string | null;
  lasted?: string | null;
  near?: string | null;
  helped?: string | null;
  earlier?: string | null;
  one?: string | null;
  two?: string | null;
  three?: string | null;
  feeling?: string | null;
  feelings?: string | null;
};

const forms: Record<Pronoun, Record<string, string>> = {
  she: {
    they: 'she',
    them: 'her',
    their: 'her',
    theirs: 'hers',
    was: 'was',
    is: 'is',
    has: 'has',
    does: 'does',
    s: 's',
    es: 'es',
  },
  he: {
    they: 'he',
    them: 'him',
    their: 'his',
    theirs: 'his',
    was: 'was',
    is: 'is',
    has: 'has',
    does: 'does',
    s: 's',
    es: 'es',
  },
  they: {
    they: 'they',
    them: 'them',
    their: 'their',
    theirs: 'theirs',
    was: 'were',
    is: 'are',
    has: 'have',
    does: 'do',
    s: '',
    es: '',
  },
};

/** How someone is called in a reply. */
export function calledBy(person: Person, byName = true): string {
  if (person.name && (byName || !person.word)) return person.name;
  return person.word ? `${person.possessive} ${person.word}` : (person.name ?? '');
}

/** The piece with its slots filled, or null when one stays empty. */
export function fill(text: string, slots: Slots): string | null {
  let missing = false;
  const filled = text.replace(/\{([A-Za-z]+)\}/g, (_all, slot: string) => {
    const value = slotValue(slot.toLowerCase(), slots);
    if (value === undefined) missing = true;
    return slot.charAt(0) === slot.charAt(0).toUpperCase()
      ? upperFirst(value ?? '')
      : (value ?? '');
  });
  return missing ? null : tidyUp(filled);
}

function slotValue(slot: string, slots: Slots): string | undefined {
  if (slot === 'person') return (slots.person && calledBy(slots.person, slots.name)) || undefined;
  if (slot === 'mourned')
    return slots.person?.dead ? calledBy(slots.person, slots.name) : undefined;
  if (slot === 'name') return slots.person?.name ?? undefined;
  if (slot === 'word') return slots.person?.word || undefined;
  const form =
    forms.she[slot] === undefined ? undefined : slots.person && forms[slots.person.pronoun][slot];
  if (form !== undefined && form !== null) return form;
  const value = slots[slot as keyof Slots];
  return typeof value === 'string' && value ? value : undefined;
}

/** Sentence starts that an inserted word has left small, and doubled marks. */
const tidyUp = (text: string): string =>
  text
    .replace(
      /(^|[.?]\s+)(["“]?)(\p{Ll})/gu,
      (_all, before: string, mark: string, letter: string) => before + mark + letter.toUpperCase(),
    )
    .replace(/ {2,}/g, ' ')
    .trim();
