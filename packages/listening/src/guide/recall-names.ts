import type { Memory } from './memory.ts';
import { mentionsIn, type Person } from './mentions.ts';
import { isCommonCapital } from './names.ts';
import { capitalise } from './text.ts';

/** What answers a question for a name that was told. Each is null where nothing fits. */

/** 'Your sister’s name is Ann', of whom the question is about. */
export function nameOf({ latest, people, lostPerson }: Memory): string | null {
  const [mention] = mentionsIn(latest.text);
  const pronoun = /\b(?:her|she)\b/i.test(latest.text)
    ? 'she'
    : /\b(?:his|he|him)\b/i.test(latest.text)
      ? 'he'
      : null;
  const fits = (person: Person) =>
    mention?.word
      ? person.word === mention.word || person.relation === mention.relation
      : !pronoun || person.pronoun === pronoun;
  const named = people.filter((person) => person.name && fits(person));
  const person = named.find((each) => each === lostPerson) ?? named[0];
  if (!person?.name) return null;
  const whose = person.word ? `Your ${person.word}’s name is` : 'The name you told me is';
  return `${whose} ${person.name}.`;
}

/** A name that stood alone, in a message after the one it belongs to: 'Mr Pickles.' */
export function shortName({ statements, turn }: Memory): string | null {
  const found = statements.find(
    ({ text, turn: toldIn }) => toldIn !== turn && /^(?:\p{Lu}[\p{L}'-]+ ?){1,3}$/u.test(text),
  );
  return found ? `You told me: “${found.text}.”` : null;
}

export const severalNames =
  /\bnames\b|\bname (?:all|both|my|the|our) (?:of |my |our |the )?(?:two|three|four|five|six|\d|\w+s\b)/i;

/** The sentence that names the most: 'We had three dogs, Bramble, Teasel and Fig.' */
export function statementOfNames({ statements, turn }: Memory): string | null {
  const count = (text: string) => text.match(/(?<=[\p{L},]\s)\p{Lu}\p{Ll}+/gu)?.length ?? 0;
  const [most] = statements
    .filter(({ turn: toldIn }) => toldIn !== turn)
    .sort((one, other) => count(other.text) - count(one.text));
  return most && count(most.text) >= 2 ? `You told me: “${capitalise(most.text)}.”` : null;
}

/** The one sentence that holds a word with a capital which is nobody's name so far: 'My pikin Zion die for hospital'. */
export function onlyNaming({ statements, people, turn }: Memory): string | null {
  const known = new Set(people.flatMap(({ name }) => name ?? []));
  const isNew = (word: string) => !isCommonCapital(word) && !known.has(word);
  const found = statements.filter(
    ({ text, turn: toldIn }) =>
      toldIn !== turn && (text.match(/(?<=[\p{L},] )\p{Lu}\p{Ll}{2,}/gu) ?? []).some(isNew),
  );
  const [only] = found;
  return only && found.length === 1 && people.length > 0
    ? `You told me: “${capitalise(only.text)}.”`
    : null;
}

export const givesName = ({ statements }: Memory): boolean =>
  statements.some(({ text }) => /\b(?:called|named|name)\b/i.test(text));

/** The sentence that gives somebody more than one name: 'we called him Rory James'. */
export function namingStatement({ statements }: Memory): string | null {
  const found = statements.find(({ text }) =>
    /\b(?:called|named|name (?:is|was)|name's)\b.*\p{Lu}[\p{L}'-]+ \p{Lu}[\p{L}'-]+/u.test(text),
  );
  return found ? `You told me: “${capitalise(found.text)}.”` : null;
}
