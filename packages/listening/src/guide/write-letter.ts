import { letterEndings, letterOpenings } from './draft-lines.ts';
import { asSentence, salutationOf, sentencesAbout, sentencesAboutSelf } from './draft-sentences.ts';
import type { Memory } from './memory.ts';
import type { Person } from './mentions.ts';
import { seededChoice } from './seeded-random.ts';

/** A letter to the lost person, from what was told, or null if that was too little. */
export function writeLetter(memory: Memory, seed: string): string | null {
  const person = memory.lostPerson ?? memory.focusPerson;
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

function endingsFor({ relation, isDead }: Person): readonly string[] {
  if (relation === 'pet') return letterEndings.pet;
  return isDead ? letterEndings.dead : letterEndings.living;
}
