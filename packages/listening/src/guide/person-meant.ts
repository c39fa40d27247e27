import type { Memory } from './memory.ts';
import { type Person, unknownPerson } from './mentions.ts';
import { isRelationWord } from './relations.ts';

/** Whom words about somebody who died are about: whoever was lost, or the one whom the request or 'his name was' names. */
export function personOf(memory: Memory): Person | null {
  const { lostPerson, focusPerson } = memory;
  const kin = ofUnknownKin(memory);
  if (kin) return kin;
  const person = lostPerson ?? mateWhoDied(memory) ?? named(memory) ?? focusPerson;
  return person?.name && isTheTeller(person.name, memory) ? { ...person, name: null } : person;
}

/** 'My lola died', where nobody could know that this is a word for kin. */
function ofUnknownKin({ everything, lostPerson }: Memory): Person | null {
  const [all = '', word = ''] =
    /\b[Mm]y (?:\p{L}+ ){0,2}?(\p{Ll}{3,}) (?:is |has |was |just ){0,2}(?:died|passed away|was killed)\b/u.exec(
      everything,
    ) ?? [];
  const isKnown = all.split(' ').some((each) => isRelationWord(each) || each === lostPerson?.word);
  if (word === '' || isKnown || noKin.test(word)) return null;
  const after = everything.slice(everything.indexOf(all) + all.length);
  const pronoun = /\b(he|she)\b/i.exec(after)?.[1]?.toLowerCase();
  return {
    ...unknownPerson,
    isDead: true,
    word,
    pronoun: pronoun === 'he' || pronoun === 'she' ? pronoun : 'they',
  };
}
/** 'My mate Dazza died.' */
function mateWhoDied({ everything }: Memory): Person | null {
  const [, name = ''] =
    /\b(?:[Mm]y|[Oo]ur) (?:\p{Ll}+ ){1,2}(\p{Lu}\p{L}+) (?:died|passed away|was killed)\b/u.exec(
      everything,
    ) ?? [];
  return name === '' ? null : { ...unknownPerson, isDead: true, name };
}
const noKin =
  /^(?:heart|life|phone|world|marriage|laptop|car|battery|hope|who|that|and|just|has|name)$/;

/** Named in the request, or by 'his name was Curtis'. */
function named({ people, latest: { text }, everything }: Memory): Person | null {
  const isIn = (word: string | null, where: string) =>
    !!word && new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'iu').test(where);
  const byName = people.find(({ name }) => isIn(name, text));
  const byKin = people.find(({ word }) => isIn(word, text));
  if (byName && byKin && byName.word === '' && !byKin.name) return { ...byKin, name: byName.name };
  const [, was = ''] = /\b(?:[Hh]is|[Hh]er) name was (\p{Lu}\p{L}+)/u.exec(everything) ?? [];
  return byName ?? people.find(({ name }) => was !== '' && name === was) ?? byKin ?? null;
}

/** 'My name is ella and my grampy died.' */
const isTheTeller = (name: string, { everything }: Memory): boolean =>
  new RegExp(`\\b(?:my name is|my name's|I am called|this is) ${name}\\b`, 'i').test(everything);
