import { resolvePerson } from './coreference.ts';
import type { Memory } from './memory.ts';
import type { Person } from './mentions.ts';
import { leadingName, nameFrom } from './names.ts';
import { relationOf } from './relations.ts';
import { writingAskedFor } from './writing-requests.ts';

/** Whom a letter is to: the one who is named where it is asked for, else who was lost, else who was spoken of most. */
export function recipientOf(memory: Memory): Person | null {
  const { latest, lostPerson, focusPerson } = memory;
  const other = ofTheirKin(memory);
  if (other !== undefined) return other;
  const isAsked = writingAskedFor(latest) !== null || latest.act === 'letter';
  const isNamed = isAsked && (namedAsAddressee(memory) ?? ofPronoun(memory));
  const found =
    isNamed ||
    lostPerson ||
    spokenOfMost(memory, memory.people.filter(mayBeWrittenTo)) ||
    (focusPerson && mayBeWrittenTo(focusPerson) && focusPerson) ||
    (isAsked ? nobodyNamed(latest.text) : null);
  const name = isAsked && !(found?.name || found?.word) ? firstNamed(memory) : null;
  return name
    ? { ...(found ?? someone), name, pronoun: pronounNear(memory.statements, name) }
    : found;
}

/** 'Write to his boy', 'a text to her sister': somebody of theirs, and never they themselves. Null: nobody who is known; undefined: nobody of the kind is meant. */
function ofTheirKin(memory: Memory): Person | null | undefined {
  const [, kin] = memory.latest.text.match(theirKin) ?? [];
  return kin === undefined ? undefined : resolvePerson(memory, kin);
}
const theirKin =
  /\b(?:write|text|tell|email|message|letter|note|card|reply|answer)(?: (?:back|something|a few words))?(?: to| for)? (?:his|her|their) (son|boy|lad|daughter|girl|kids?|children|brothers?|sisters?|mother|mum|mom|mam|father|dad|parents?|wife|husband|ex|family|boss|landlord|aunt|auntie|uncle|cousin|friends?|mates?)\b/i;

/** No animal that was only mentioned. */
const mayBeWrittenTo = ({ relation, name, isDead, isGone }: Person): boolean =>
  relation !== 'pet' || !!name || isDead || isGone;

const someone: Person = {
  word: '',
  name: null,
  relation: 'other',
  pronoun: 'they',
  possessive: 'your',
  isDead: false,
  isGone: true,
  lastMentioned: 0,
};

/** Who is only ever named, in the sentence that came first: 'Keisha was 20.' */
function firstNamed({ statements }: Memory): string | null {
  const isOfSomebody = statements.some(({ text }) => /\b(?:he|she|him|her|his)\b/i.test(text));
  const [first] = statements;
  return isOfSomebody && first ? leadingName(first.text) : null;
}

/** Whom the request names: 'to mum', 'for Theo', 'write Gaz a letter'. */
function namedAsAddressee(memory: Memory): Person | null {
  const { text } = memory.latest;
  const [, to = ''] =
    text.match(
      /\b(?:to|for|tell|write|wrote|rite|about) ((?:my |our |the )?[\p{L}'-]+(?: [\p{L}'-]+)?)/iu,
    ) ?? [];
  return (
    resolvePerson(memory, withoutPronouns(to)) ??
    ofKind(memory) ??
    spokenOfBefore(memory, to) ??
    resolvePerson(memory, withoutPronouns(text))
  );
}

/** 'A letter to tigger', where tigger was spoken of and nobody could know that it is a name. */
function spokenOfBefore({ statements }: Memory, to: string): Person | null {
  const name = / /.test(to) ? null : nameFrom(to);
  const isKnown =
    name &&
    statements.some(({ text }) => new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, 'iu').test(text));
  return isKnown ? { ...someone, name, pronoun: pronounNear(statements, name) } : null;
}

function pronounNear(statements: Memory['statements'], name: string): Person['pronoun'] {
  const about = statements.map(({ text }) => text).join(' ');
  const [, word = ''] =
    new RegExp(`(?<!\\p{L})${name}(?!\\p{L}).*?\\b(he|she|him|her|his)\\b`, 'iu').exec(about) ?? [];
  return pronounOf[word.toLowerCase()] ?? 'they';
}

/** 'A letter to a dog', 'to a man who cannot read it': the only one of whom that can be meant. */
function ofKind(memory: Memory): Person | null {
  const [, kind = ''] =
    memory.latest.text.match(/\b(?:to|for) an? (?:old |little )?(\p{L}+)/iu) ?? [];
  const pronoun = kinds[kind.toLowerCase()] ?? relationOf(kind).pronoun;
  const { people } = memory;
  if (relationOf(kind).relation === 'pet') {
    const name = firstNamed(memory);
    const pet = people.find(({ relation, word }) => relation === 'pet' || word === '');
    return (
      pet ?? (name ? { ...someone, name, pronoun: pronounNear(memory.statements, name) } : null)
    );
  }
  return pronoun === 'they'
    ? null
    : spokenOfMost(
        memory,
        people.filter((each) => each.pronoun === pronoun),
      );
}

const kinds: Readonly<Record<string, Person['pronoun']>> = {
  man: 'he',
  boy: 'he',
  woman: 'she',
  lady: 'she',
  girl: 'she',
};

const withoutPronouns = (text: string): string =>
  text.replace(/\b(?:he|him|his|she|her|hers|they|them)(?:'\w+)?\b/gi, '');

/** 'Write it to him': one who is gone before one who is not, and who was spoken of most. */
function ofPronoun(memory: Memory): Person | null {
  const [, word = ''] = memory.latest.text.match(/\b(him|her|he|she)\b/i) ?? [];
  const pronoun = pronounOf[word.toLowerCase()];
  if (!pronoun) return null;
  const people = memory.people.filter(mayBeWrittenTo);
  const known = people.filter((person) => person.pronoun === pronoun);
  const unknown = people.filter((person) => person.pronoun === 'they' && person.relation !== 'pet');
  const gone = known.filter(({ isDead, isGone }) => isDead || isGone);
  const found =
    spokenOfMost(memory, gone) ?? spokenOfMost(memory, known) ?? spokenOfMost(memory, unknown);
  if (found && found.pronoun === 'they') found.pronoun = pronoun;
  return found;
}

function spokenOfMost({ statements }: Memory, people: readonly Person[]): Person | null {
  const times = (person: Person) => statements.filter((each) => each.person === person).length;
  const [first, ...rest] = people;
  return first
    ? rest.reduce((most, each) => (times(each) > times(most) ? each : most), first)
    : null;
}

/** 'A letter to him', where nobody has a name yet. */
function nobodyNamed(text: string): Person | null {
  const [, word = ''] = text.match(/\b(?:to|send|tell|for) (him|her|them)\b/i) ?? [];
  const pronoun = pronounOf[word.toLowerCase()];
  return pronoun ? { ...someone, pronoun } : null;
}

const pronounOf: Readonly<Record<string, Person['pronoun']>> = {
  him: 'he',
  his: 'he',
  he: 'he',
  her: 'she',
  she: 'she',
  them: 'they',
};

/**
 * Whom what was told may be said to as 'you'. Null where that is not certain: a text to a boss, to parents or to oneself keeps the
 * sentences as they were told, and a letter never goes to the wrong person.
 */
export function certainRecipientOf(memory: Memory): Person | null {
  const { latest, lostPerson } = memory;
  if (toOneself.test(latest.text) || /\bwhoever\b/i.test(latest.text)) return null;
  const other = ofTheirKin(memory);
  if (other !== undefined) return other;
  const known = memory.people.filter(mayBeWrittenTo);
  const [, kin = ''] = latest.text.match(addressedKin) ?? [];
  const relative = kin ? resolvePerson(memory, kin) : null;
  if (relative) return relative;
  const [, to = ''] = latest.text.match(addressee) ?? [];
  if (to && !/\b(?:her|him|them|it|that|this|read|say|keep)\b/i.test(to))
    return resolvePerson(memory, to) ?? ofKind(memory) ?? spokenOfBefore(memory, to.trim());
  const [, said = ''] = latest.text.match(/\bto ([\p{L}'-]+)/iu) ?? [];
  const byName = ofKind(memory) ?? (said ? spokenOfBefore(memory, said) : null);
  if (byName) return byName;
  const [, word = ''] = latest.text.match(/\b(him|her|he|she)\b/i) ?? [];
  const pronoun = pronounOf[word.toLowerCase()];
  if (toOneWhoWrote.test(latest.text)) return null;
  if (lostPerson && lostPerson.pronoun !== 'they' && toSeveral.test(latest.text)) return null;
  if (!pronoun) return lostPerson && !isThanks.test(latest.text) ? lostPerson : null;
  const meant = known.filter((person) => person.pronoun === pronoun);
  const gone = meant.filter(({ isDead, isGone }) => isDead || isGone);
  const most = spokenOfMost(memory, gone);
  // Another of whom it is not known whether 'her' fits, and who is spoken of as much, may be meant as well.
  if (most && known.some((person) => mayBeMeant(memory, person, most))) return null;
  const one = most ?? (meant.length === 1 ? meant[0] : null);
  if (one && isBeside(memory, one, word)) return nobodyNamed(latest.text);
  if (one || meant.length > 1) return one ?? lostPerson;
  const likely = recipientOf(memory);
  return likely && [pronoun, 'they'].includes(likely.pronoun) && !isBeside(memory, likely, word)
    ? likely
    : nobodyNamed(latest.text);
}

/** 'Something to send back': to one who can write. */
const toOneWhoWrote = /\b(?:send|text|message|say|answer) back\b/i;

/** 'I must answer them': that is not one who died. */
const toSeveral =
  /\b(?:answer|reply to|respond to|tell|text|email|message|write|write to|send|say to|say it to) them\b/i;

/** 'She had an affair with my friend Paul': Paul is not her. */
const isBeside = ({ statements }: Memory, { name }: Person, word: string): boolean =>
  name !== null &&
  statements.some(
    ({ text }) =>
      new RegExp(`^(?:${/^h(?:im|e)$/i.test(word) ? 'he' : 'she'})\\b`, 'i').test(text) &&
      text.includes(name),
  );

const mayBeMeant = ({ statements }: Memory, person: Person, most: Person): boolean => {
  const times = (one: Person) => statements.filter((each) => each.person === one).length;
  return (
    person !== most && person.isGone && person.pronoun === 'they' && times(person) >= times(most)
  );
};

const toOneself =
  /\bto me\b|\b(?:to|for) my(?:self|(?: future| past| younger| older| own)? self)\b/i;
/** Who is thanked lives, whoever was lost. */
const isThanks = /\bthank(?:s| you|ing)?\b/i;
/** 'A letter to dad', who is called so. */
const addressedKin =
  /\b(?:to|for|write|tell) (mum|mom|mam|mama|mummy|dad|daddy|papa|nan|nana|gran|granny|grandma|grandad|grandpa|amma|appa)\b(?!'s)/i;
/** 'To the boss', 'for Leila', 'write Gaz'. */
const addressee =
  /\b(?:to|for|tell|text|thank|message|email|ask) ((?:my|our|the|his|her|mr|mrs|ms|dr)\.? (?!end\b|start\b)[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+)?|\p{Lu}[\p{L}'-]+)/u;
