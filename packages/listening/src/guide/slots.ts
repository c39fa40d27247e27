import type { Person } from './mentions.ts';
import type { Pronoun } from './relations.ts';
import { capitalise } from './text.ts';

/** The values for the slots of a template. A template whose slot has no value cannot be used. */
export type Slots = {
  /** Whom the template is about: 'your mum', or the name. */
  person?: Person | null;
  x?: string;
  y?: string;
  thing?: string;
  quote?: string;
  time?: string | null;
  span?: string | null;
  lasted?: string | null;
  helped?: string | null;
  earlier?: string | null;
  one?: string | null;
  two?: string | null;
  three?: string | null;
};

/** The words that agree with a pronoun, by their slot: '{They} {was}'. */
const pronounForms: Record<Pronoun, Record<string, string>> = {
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

/** The template with its slots filled, or null if one has no value. */
export function fillSlots(template: string, slots: Slots): string | null {
  let isMissing = false;
  const filled = template.replace(/\{([A-Za-z]+)\}/g, (_all, slot: string) => {
    const value = slotValue(slot.toLowerCase(), slots);
    if (value === undefined) isMissing = true;
    return slot.charAt(0) === slot.charAt(0).toUpperCase()
      ? capitalise(value ?? '')
      : (value ?? '');
  });
  return isMissing ? null : repairSeams(filled);
}

function slotValue(slot: string, slots: Slots): string | undefined {
  const { person } = slots;
  if (slot === 'person') return (person && nameInReply(person)) || undefined;
  if (slot === 'mourned') return person?.isDead ? nameInReply(person) : undefined;
  if (slot === 'name') return person?.name ?? undefined;
  if (slot === 'word') return person?.word || undefined;
  const form =
    pronounForms.she[slot] === undefined ? undefined : person && pronounForms[person.pronoun][slot];
  if (form !== undefined && form !== null) return form;
  const value = slots[slot as keyof Slots];
  return typeof value === 'string' && value ? value : undefined;
}

const nameInReply = ({ name, word, possessive }: Person): string =>
  name || (word ? `${possessive} ${word}` : '');

/** Capitalises a sentence that now starts with an inserted word, and removes doubled spaces. */
const repairSeams = (text: string): string =>
  text
    .replace(
      /(^|[.?]\s+)(["“]?)(\p{Ll})/gu,
      (_all, before: string, mark: string, letter: string) => before + mark + letter.toUpperCase(),
    )
    .replace(/ {2,}/g, ' ')
    .trim();
