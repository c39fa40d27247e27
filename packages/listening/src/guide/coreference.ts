import type { Memory } from './memory.ts';
import { type Mention, mentionsIn, type Person } from './mentions.ts';
import { loneName, nameAlone, statedName } from './names.ts';
import type { Message } from './read-message.ts';

/** Adds the people that a message mentions to the memory. Returns whom it is about, or null if it mentions nobody. */
export function resolveMentions(
  memory: Memory,
  message: Message,
  turn: number,
  isNameAsked: boolean,
): Person | null {
  const { people, lostPerson, focusPerson } = memory;
  const mentioned = mentionsIn(message.text, namesOf(people)).map((mention) =>
    findOrAdd(people, mention, turn),
  );
  const [subject = null] = mentioned;
  const name =
    statedName(message.text) ??
    nameBeforePronoun(memory, message) ??
    (isNameAsked ? nameAlone(message.text) : null);
  const alone = name || subject ? null : loneName(message.text);
  if (name) {
    const isSubjectNameless = subject && !subject.name;
    const person = isSubjectNameless
      ? subject
      : (focusPerson ?? lostPerson ?? people.at(-1) ?? null);
    if (person) {
      person.name = name;
      memory.namedAt = turn;
    }
  }
  if (alone) return nameOrAdd(memory, alone, turn);
  const pronoun = dominantPronoun(message.text);
  if (pronoun && mentioned.length <= 1)
    learnPronoun(people, subject ?? lostPerson ?? human(focusPerson, people), pronoun, turn);
  if (mentioned.length > 1)
    return mentioned.find((person) => person === lostPerson) ?? mentioned[0] ?? null;
  if (subject) return subject;
  return pronoun ? lastWithPronoun(people, pronoun) : null;
}

/** Where people were spoken of too, 'he' is one of them, and no animal that was only mentioned. */
const human = (person: Person | null, people: readonly Person[]): Person | null =>
  person?.relation === 'pet'
    ? (people.findLast(({ relation }) => relation !== 'pet') ?? person)
    : person;

/** A name that stands alone belongs to whom was spoken of before and has none yet; else it is somebody of whom only that is known. */
function nameOrAdd(memory: Memory, name: string, turn: number): Person {
  const { people, lostPerson, focusPerson, statements } = memory;
  const nameless = [lostPerson, focusPerson, people.at(-1)].find(
    (person) => person && !person.name,
  );
  memory.namedAt = turn;
  if (nameless) {
    nameless.name = name;
    return nameless;
  }
  const pronoun = dominantPronoun(statements.map(({ text }) => text).join(' ')) ?? 'they';
  const person: Person = {
    ...({ word: '', relation: 'other', possessive: 'your', name, pronoun } as const),
    ...{ isDead: false, isGone: false, lastMentioned: turn },
  };
  people.push(person);
  return person;
}

/** Whom a clause is about: by name or relation, else by its pronoun. */
export function resolvePerson({ people }: Memory, clause: string): Person | null {
  const [mention] = mentionsIn(clause, namesOf(people));
  if (mention) return people.find((person) => isSamePerson(person, mention)) ?? null;
  const pronoun = dominantPronoun(clause);
  return pronoun ? lastWithPronoun(people, pronoun) : null;
}

const namesOf = (people: readonly Person[]): string[] =>
  people.flatMap((person) => person.name ?? []);

/** 'Biscuit. He was fourteen.' for an animal that has no name yet. */
function nameBeforePronoun(
  { lostPerson }: Memory,
  { clauses: [first, second], wordCount }: Message,
): string | null {
  const isNamelessPet = lostPerson?.relation === 'pet' && !lostPerson.name;
  if (!isNamelessPet || !first || !second || wordCount > 12) return null;
  if (!/^(?:he|she|they|it)\b/i.test(second.text)) return null;
  return first.text.split(' ').length === 1 ? nameAlone(first.text) : null;
}

/** Somebody of unknown gender is 'she' or 'he' from now on, unless that was just said of somebody else. */
function learnPronoun(
  people: readonly Person[],
  person: Person | null,
  pronoun: 'she' | 'he',
  turn: number,
): void {
  if (person?.pronoun !== 'they' || person.word === 'parents') return;
  const isTaken = people.some(
    (other) => other !== person && other.pronoun === pronoun && turn - other.lastMentioned < 3,
  );
  if (!isTaken) person.pronoun = pronoun;
}

const lastWithPronoun = (people: readonly Person[], pronoun: 'she' | 'he'): Person | null =>
  people
    .filter((person) => person.pronoun === pronoun)
    .sort(
      (a, b) =>
        b.lastMentioned - a.lastMentioned ||
        Number(b.isDead || b.isGone) - Number(a.isDead || a.isGone),
    )[0] ?? null;

/** The pronoun that stands more often, or null. */
function dominantPronoun(text: string): 'she' | 'he' | null {
  const she = text.match(/\b(?:she|her|hers|she's|she'd)\b/gi)?.length ?? 0;
  const he = text.match(/\b(?:he|him|his|he's|he'd)\b/gi)?.length ?? 0;
  if (she === he) return null;
  return she > he ? 'she' : 'he';
}

function findOrAdd(people: Person[], mention: Mention, turn: number): Person {
  const { word, relation, pronoun, possessive, name } = mention;
  const known = people.find((person) => isSamePerson(person, mention));
  if (known) {
    known.lastMentioned = turn;
    known.name = name ?? known.name;
    if (relation === 'ex') known.isGone = true;
    if (!known.word && word) Object.assign(known, { word, relation, pronoun, possessive });
    if (possessive === 'your') known.possessive = 'your';
    return known;
  }
  const person: Person = {
    word,
    relation,
    pronoun,
    possessive,
    name,
    isDead: false,
    isGone: relation === 'ex',
    lastMentioned: turn,
  };
  people.push(person);
  return person;
}

/** Of these relations a second word means the same person: 'mum' and 'mother', 'wife' and 'ex'. */
const relationsWithSynonyms = new Set(['parent', 'partner', 'ex']);

function isSamePerson(person: Person, mention: Mention): boolean {
  if (mention.name && person.name) return mention.name.toLowerCase() === person.name.toLowerCase();
  if (!mention.word) return false;
  if (person.word === mention.word) return true;
  const hasSameRelation =
    person.relation === 'partner' && mention.relation === 'ex'
      ? person.isGone || mention.pronoun !== 'he'
      : person.relation === mention.relation;
  const areBothStep = mention.word.startsWith('step') === person.word.startsWith('step');
  if (!hasSameRelation || !relationsWithSynonyms.has(mention.relation) || !areBothStep)
    return false;
  return (
    person.pronoun === mention.pronoun || person.pronoun === 'they' || mention.pronoun === 'they'
  );
}
