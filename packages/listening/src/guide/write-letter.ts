import { resolvePerson } from './coreference.ts';
import { letterEndings, letterOpenings } from './draft-lines.ts';
import { asSentence, salutationOf, toldSentences } from './draft-sentences.ts';
import type { Memory } from './memory.ts';
import type { Person } from './mentions.ts';
import { leadingName, nameFrom } from './names.ts';
import { relationOf } from './relations.ts';
import { seededChoice } from './seeded-random.ts';
import { writingAskedFor } from './writing-requests.ts';

/** Whom a letter is to: the one who is named where it is asked for, else who was lost, else who was spoken of most. */
export function recipientOf(memory: Memory): Person | null {
  const { latest, lostPerson, focusPerson } = memory;
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
    name && statements.some(({ text }) => new RegExp(`\\b${name}\\b`, 'i').test(text));
  return isKnown ? { ...someone, name, pronoun: pronounNear(statements, name) } : null;
}

function pronounNear(statements: Memory['statements'], name: string): Person['pronoun'] {
  const about = statements.map(({ text }) => text).join(' ');
  const [, word = ''] =
    new RegExp(`\\b${name}\\b.*?\\b(he|she|him|her|his)\\b`, 'i').exec(about) ?? [];
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

/** A letter to the lost person, from what was told, or null if that was too little. */
export function writeLetter(memory: Memory, seed: string): string | null {
  const person = recipientOf(memory);
  if (!person) return null;
  const told = toldSentences(memory, person).slice(-10);
  if (told.length < 2) return null;
  const openings = person.isDead ? letterOpenings.dead : letterOpenings.living;
  const opening = seededChoice(openings, seed, 'opening');
  const since = person.isDead && memory.timeSince ? ` It has been ${memory.timeSince}.` : '';
  return [
    salutationOf(person) ? `Dear ${salutationOf(person)},` : 'To you,',
    `${opening}${since}`,
    ...paragraphs(told),
    memory.wordsForLostPerson.map(asSentence).join(' '),
    seededChoice(endingsFor(person), seed, 'ending'),
    signatureIn(memory.latest.text, person),
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** Whom the letter is from, where that was said with the request: 'from his wife, Pauline'. */
function signatureIn(text: string, { name }: Person): string {
  const [, signed = ''] =
    text.match(
      /\bfrom (?:me,? |us,? )?(?:(?:his|her|their|your|my) \p{Ll}+,? )?(\p{Lu}\p{L}+(?: and \p{Lu}\p{L}+)?)\b/u,
    ) ?? [];
  return signed === name ? '' : signed;
}

/** Two paragraphs, where there is enough for two. */
const paragraphs = (sentences: readonly string[]): string[] => {
  const half = sentences.length > 4 ? Math.ceil(sentences.length / 2) : sentences.length;
  return [sentences.slice(0, half).join(' '), sentences.slice(half).join(' ')];
};

const endingsFor = ({ isDead }: Person): readonly string[] =>
  isDead ? letterEndings.dead : letterEndings.living;
