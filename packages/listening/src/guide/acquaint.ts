import { bareName, type Mention, mentionsIn, nameTold, type Person } from './people.ts';
import type { Reading } from './read.ts';
import type { Memory } from './remember.ts';

/** Takes in who a message names and returns the one it is about, or null when it names nobody. */
export function meetPeople(
  memory: Memory,
  reading: Reading,
  turn: number,
  nameAsked: boolean,
): Person | null {
  const { people } = memory;
  const names = people.flatMap((person) => person.name ?? []);
  const met = mentionsIn(reading.text, names).map((mention) => meet(people, mention, turn));
  const told =
    nameTold(reading.text) ??
    nameFirst(memory, reading) ??
    (nameAsked ? bareName(reading.text) : null);
  const subject = met[0] ?? null;
  if (told) {
    const person =
      subject && !subject.name ? subject : (memory.focus ?? memory.lost ?? people.at(-1) ?? null);
    if (person) {
      person.name = told;
      memory.namedAt = turn;
    }
  }
  const pronoun = guessed(reading.text);
  const spokenOf = subject ?? memory.lost ?? memory.focus;
  if (pronoun && spokenOf?.pronoun === 'they' && met.length <= 1 && spokenOf.word !== 'parents') {
    const taken = people.some(
      (person) => person !== spokenOf && person.pronoun === pronoun && turn - person.seen < 3,
    );
    if (!taken) spokenOf.pronoun = pronoun;
  }
  if (met.length > 1) return met.find((person) => person === memory.lost) ?? met[0] ?? null;
  if (subject) return subject;
  return pronoun ? lastWith(people, pronoun) : null;
}

/** 'Biscuit. He was fourteen.' for an animal that has no name yet. */
function nameFirst(memory: Memory, reading: Reading): string | null {
  const [first, second] = reading.clauses;
  const nameless = memory.lost?.kin === 'pet' && !memory.lost.name;
  if (
    !nameless ||
    !first ||
    !second ||
    reading.count > 12 ||
    !/^(?:he|she|they|it)\b/i.test(second.text)
  )
    return null;
  return first.text.split(' ').length === 1 ? bareName(first.text) : null;
}

/** Who a clause speaks of: by name or kin, else by its pronoun. */
export function findPerson(memory: Memory, clause: string): Person | null {
  const names = memory.people.flatMap((person) => person.name ?? []);
  const [mention] = mentionsIn(clause, names);
  if (mention) return memory.people.find((person) => same(person, mention)) ?? null;
  const pronoun = guessed(clause);
  return pronoun ? lastWith(memory.people, pronoun) : null;
}

const lastWith = (people: readonly Person[], pronoun: 'she' | 'he'): Person | null =>
  people
    .filter((person) => person.pronoun === pronoun)
    .sort((a, b) => b.seen - a.seen || Number(b.dead || b.gone) - Number(a.dead || a.gone))[0] ??
  null;

function guessed(text: string): 'she' | 'he' | null {
  const she = text.match(/\b(?:she|her|hers|she's|she'd)\b/gi)?.length ?? 0;
  const he = text.match(/\b(?:he|him|his|he's|he'd)\b/gi)?.length ?? 0;
  if (she === he) return null;
  return she > he ? 'she' : 'he';
}

function meet(people: Person[], mention: Mention, turn: number): Person {
  const known = people.find((person) => same(person, mention));
  if (known) {
    known.seen = turn;
    known.name = mention.name ?? known.name;
    if (mention.kin === 'ex') known.gone = true;
    if (!known.word && mention.word)
      Object.assign(known, {
        word: mention.word,
        kin: mention.kin,
        pronoun: mention.pronoun,
        possessive: mention.possessive,
      });
    if (mention.possessive === 'your') known.possessive = 'your';
    return known;
  }
  const { word, kin, pronoun, possessive, name } = mention;
  const person: Person = {
    word,
    kin,
    pronoun,
    possessive,
    name,
    dead: false,
    gone: kin === 'ex',
    seen: turn,
  };
  people.push(person);
  return person;
}

const pairs = new Set(['parent', 'partner', 'ex']);

function same(person: Person, mention: Mention): boolean {
  if (mention.name && person.name) return mention.name.toLowerCase() === person.name.toLowerCase();
  if (!mention.word) return false;
  if (person.word === mention.word) return true;
  const couple =
    person.kin === 'partner' && mention.kin === 'ex'
      ? person.gone || mention.pronoun !== 'he'
      : person.kin === mention.kin;
  if (
    !couple ||
    !pairs.has(mention.kin) ||
    mention.word.startsWith('step') !== person.word.startsWith('step')
  )
    return false;
  return (
    person.pronoun === mention.pronoun || person.pronoun === 'they' || mention.pronoun === 'they'
  );
}
