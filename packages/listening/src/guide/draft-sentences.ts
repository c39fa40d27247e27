import { findFault } from './check-reply.ts';
import type { Memory, Statement } from './memory.ts';
import type { Person } from './mentions.ts';
import { mentionsOther, toSecondPerson } from './second-person.ts';
import { capitalise, wordsOf } from './text.ts';

/** What the person told about somebody, as it is said to them. */
export function sentencesAbout(memory: Memory, person: Person): string[] {
  return memory.statements
    .filter(
      (statement) =>
        statement.person === person &&
        isClearlyAbout(statement, person) &&
        !mentionsOther(statement.text, person, memory.people) &&
        !isUnfitForDraft(statement.text),
    )
    .map(({ text }) => asSentence(toSecondPerson(text, person)))
    .filter((text) => canStandInDraft(text) && /\byou/i.test(text));
}

/** What the person told about themselves; with a `person`, as it is said to them. */
export function sentencesAboutSelf(memory: Memory, person: Person | null): string[] {
  return memory.statements
    .filter(
      ({ text }) =>
        /^I(?:'m|'ve|'d|'ll)?\b/.test(text) &&
        !/\b(?:he|she|him|her|his|they|them)\b/i.test(text) &&
        !isUnfitForDraft(text) &&
        wordsOf(text).length >= 4,
    )
    .map(({ text }) => asSentence(person ? toSecondPerson(text, person) : text))
    .filter(canStandInDraft);
}

/** What the lost person is called in a draft: a name before a relation, except for parents: 'Mum', 'Biscuit'. */
export function salutationOf(person: Person): string {
  const word = ['parent', 'grandparent'].includes(person.relation)
    ? person.word
    : (person.name ?? person.word);
  return word === 'baby' ? 'little one' : capitalise(word || (person.name ?? ''));
}

export const asSentence = (text: string): string =>
  `${capitalise(text.replace(/[.,;:!?…\s]+$/, ''))}.`;

export const canStandInDraft = (text: string): boolean =>
  findFault(text, [], { words: 22, questions: 0 }) === null;

const isClearlyAbout = ({ text }: Statement, { pronoun, name }: Person): boolean =>
  (pronoun === 'she' && /\b(?:she|her)\b/i.test(text)) ||
  (pronoun === 'he' && /\b(?:he|him|his)\b/i.test(text)) ||
  (!!name && text.includes(name));

/** The news of the loss itself, and words about this conversation. */
const isUnfitForDraft = (text: string): boolean =>
  /\b(?:died|passed away|is dead|is there someone|I suppose what I mean|feel awful saying|go now|wanted to ask|I think I|here)\b/i.test(
    text,
  );
