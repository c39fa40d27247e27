import type { DialogueState } from './dialogue-state.ts';
import { letterEndings, letterOpenings } from './draft-lines.ts';
import { asSentence, salutationOf, sentencesAbout, sentencesAboutSelf } from './draft-sentences.ts';
import type { Person } from './mentions.ts';
import { seededChoice } from './seeded-random.ts';

/** A letter to the lost person, from what was told, or null if that was too little. */
export function writeLetter(state: DialogueState, seed: string): string | null {
  const person = state.lostPerson ?? state.focusPerson;
  if (!person) return null;
  const aboutThem = sentencesAbout(state, person);
  const aboutSelf = sentencesAboutSelf(state, person);
  if (aboutThem.length + aboutSelf.length < 3) return null;
  const openings = person.isDead ? letterOpenings.dead : letterOpenings.living;
  const opening = seededChoice(openings, seed, 'opening');
  const since = person.isDead && state.timeSince ? ` It has been ${state.timeSince}.` : '';
  return [
    `Dear ${salutationOf(person)},`,
    `${opening}${since}`,
    aboutThem.slice(0, 6).join(' '),
    aboutSelf.slice(0, 5).join(' '),
    state.wordsForLostPerson.map(asSentence).join(' '),
    seededChoice(endingsFor(person), seed, 'ending'),
  ]
    .filter(Boolean)
    .join('\n\n');
}

function endingsFor({ relation, isDead }: Person): readonly string[] {
  if (relation === 'pet') return letterEndings.pet;
  return isDead ? letterEndings.dead : letterEndings.living;
}
