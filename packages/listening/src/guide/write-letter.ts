import { resolvePerson } from './coreference.ts';
import { letterEndings, letterOpenings } from './draft-lines.ts';
import { asSentence, salutationOf, sentencesAbout, sentencesAboutSelf } from './draft-sentences.ts';
import type { Memory } from './memory.ts';
import type { Person } from './mentions.ts';
import { seededChoice } from './seeded-random.ts';
import { requestedWriting } from './writing-requests.ts';

/** Whom a letter is to: the one who is named where it is asked for, else who was lost. */
export function recipientOf(memory: Memory): Person | null {
  const { latest, lostPerson, focusPerson } = memory;
  const isAsked = requestedWriting(latest.text) !== null || latest.act === 'letter';
  return (isAsked && resolvePerson(memory, latest.text)) || lostPerson || focusPerson;
}

/** A letter to the lost person, from what was told, or null if that was too little. */
export function writeLetter(memory: Memory, seed: string): string | null {
  const person = recipientOf(memory);
  if (!person) return null;
  const aboutThem = sentencesAbout(memory, person);
  const aboutSelf = sentencesAboutSelf(memory, person);
  if (aboutThem.length + aboutSelf.length < 3) return null;
  const openings = person.isDead ? letterOpenings.dead : letterOpenings.living;
  const opening = seededChoice(openings, seed, 'opening');
  const since = person.isDead && memory.timeSince ? ` It has been ${memory.timeSince}.` : '';
  return [
    `Dear ${salutationOf(person)},`,
    `${opening}${since}`,
    aboutThem.slice(0, 6).join(' '),
    aboutSelf.slice(0, 5).join(' '),
    memory.wordsForLostPerson.map(asSentence).join(' '),
    seededChoice(endingsFor(person), seed, 'ending'),
  ]
    .filter(Boolean)
    .join('\n\n');
}

const endingsFor = ({ isDead }: Person): readonly string[] =>
  isDead ? letterEndings.dead : letterEndings.living;
