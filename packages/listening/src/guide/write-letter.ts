import { letterEndings, letterOpenings } from './draft-lines.ts';
import { isWhole } from './draft-material.ts';
import { asSentence, salutationOf, toldSentences } from './draft-sentences.ts';
import type { Memory } from './memory.ts';
import type { Person } from './mentions.ts';
import { certainRecipientOf } from './recipient.ts';
import { wordsOfRequest } from './request-words.ts';
import { seededChoice } from './seeded-random.ts';

/** A letter to the lost person, from what was told, or null if that was too little. */
export function writeLetter(memory: Memory, seed: string): string | null {
  const person = certainRecipientOf(memory);
  if (!person) return null;
  const told = saidToThem(toldSentences(memory, person));
  const sorry = wordsOfRequest(memory.latest.text, 'sorry');
  if (told.length + (sorry ? 1 : 0) < 1) return null;
  const openings = person.isDead ? letterOpenings.dead : letterOpenings.living;
  const opening = seededChoice(openings, seed, 'opening');
  const since = person.isDead && memory.timeSince ? ` It has been ${memory.timeSince}.` : '';
  return [
    salutationOf(person) ? `Dear ${salutationOf(person)},` : 'To you,',
    `${opening}${since}`,
    ...paragraphs(told),
    [...memory.wordsForLostPerson.map(asSentence), sorry].filter(Boolean).join(' '),
    seededChoice(endingsFor(person), seed, 'ending'),
    signatureIn(memory.latest.text, person),
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** Whole sentences that say 'you', and 'we' where those are few. A letter of all that was told was one that nobody could use. */
function saidToThem(told: readonly string[]): string[] {
  const whole = told.filter((text) => isWhole.test(text));
  const toThem = whole.filter((text) => /\byou/i.test(text));
  const chosen =
    toThem.length < fewestToThem
      ? whole.filter((text) => toThem.includes(text) || /\b(?:we|us|our)\b/i.test(text))
      : toThem;
  return chosen.slice(-mostTold);
}
/** Sentences. */
const [fewestToThem, mostTold] = [3, 5];

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
