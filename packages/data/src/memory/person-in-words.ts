import type { Data } from '../data.ts';
import { hidesPerson } from '../muted/hidden-rows.ts';
import type { Someone } from '../repositories/collection-schemas.ts';
import { personMeant } from './people-told.ts';

/** The one a text of the app may name. */
export type PersonInWords = {
  /** 'your mum, Vera'. Only what the person wrote: no tense and no gender is guessed. */
  who: string;
  /** Of the texts, those that name this person. */
  naming: number;
};

/** Longer relations are sentences, which 'your' does not fit. */
const maxRelationWords = 3;

/** Words in a relation that would be said of the wrong one after 'your'. */
const ofTheWriter = /\b(?:i|me|my|mine|we|us|our|ours)\b/i;

/**
 * The one whom texts of the person's own name, or else the only one there is. Null where that is nobody or several, where one of the
 * people cannot be opened, and where the one is not to be brought up. Throws what reading throws: then nobody is named.
 */
export async function readPersonInWords(
  { someone, muted }: Pick<Data, 'someone' | 'muted'>,
  texts: readonly string[],
): Promise<PersonInWords | null> {
  const { items, unreadable } = await someone.list();
  const meant = (said: readonly string[]) =>
    personMeant(
      items,
      said.map((text) => ({ role: 'user', text })),
    );
  const named = new Set(texts.map((text) => meant([text])).filter((id) => id !== null));
  const isAlone = items.length === 1 && unreadable.length === 0;
  const [id] = named.size === 1 ? named : [];
  const person = items.find((one) => one.id === id) ?? (named.size === 0 && isAlone && items[0]);
  if (!person) return null;
  const who = inWords(person);
  const { hides } = await muted.read();
  if (hidesPerson(hides, person) || hides({ text: who })) return null;
  return { who, naming: texts.filter((text) => meant([text]) === person.id).length };
}

/** 'my mum' and 'Vera' → 'your mum, Vera'. Only the name where the relation does not fit into a sentence. */
export function inWords({ name, bond }: Pick<Someone, 'name' | 'bond'>): string {
  const own = name.trim();
  const relation = /^(?:my|our)\s+(\S.*)$/i.exec(bond.trim())?.[1] ?? '';
  const fits = relation.split(/\s+/).length <= maxRelationWords && !ofTheWriter.test(relation);
  if (relation === '' || !fits || /[.,;:!?]/.test(relation)) return own;
  return relation.toLowerCase() === own.toLowerCase()
    ? `your ${relation}`
    : `your ${relation}, ${own}`;
}
