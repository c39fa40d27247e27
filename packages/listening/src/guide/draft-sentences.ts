import { findFault } from './check-reply.ts';
import type { Memory, Statement } from './memory.ts';
import type { Person } from './mentions.ts';
import { plain } from './plain-sentence.ts';
import { mentionsOther, toSecondPerson } from './second-person.ts';
import { capitalise } from './text.ts';

/**
 * What the person told, in their own words and order. With a `person` it is said to them: 'she hated red' becomes
 * 'you hated red'. A sentence that may be about somebody else of the same pronoun is left out.
 */
export function toldSentences(memory: Memory, person: Person | null): string[] {
  return (
    memory.statements
      .filter((statement) => !isUnfitForDraft(statement.text) && isClear(statement, person, memory))
      .filter(({ text }) => !person || !diedHard.test(text))
      .map(({ text }) => plain(text))
      .filter((text) => text !== '')
      .map((text) => asSentence(person ? toSecondPerson(text, person) : text))
      .filter((text, at, all) => canStandInDraft(text) && all.indexOf(text) === at)
      // Of 'My Lou' nothing is left where Lou is written to.
      .filter(
        (text) =>
          !/^(?:(?:(?:my|our|the) )?you|you (?:were|are) (?:my )?you|\p{Lu}[\p{L}-]+)\.$/iu.test(
            text,
          ),
      )
  );
}

/** What the lost person is called in a draft: a name before a relation, except for parents: 'Mum', 'Biscuit'. */
export function salutationOf(person: Person): string {
  const word = ['parent', 'grandparent'].includes(person.relation)
    ? person.word
    : (person.name ?? person.word);
  return word === 'baby' ? 'little one' : capitalise(word || (person.name ?? ''));
}

export const asSentence = (text: string): string =>
  `${capitalise(withoutLoneQuote(text).replace(/[.,;:!?…\s]+$/, ''))}.`;

/** An opening or closing mark without its other half is left out. */
const withoutLoneQuote = (text: string): string =>
  (text.match(/(?<![\p{L}\p{N}])'|'(?![\p{L}\p{N}])/gu) ?? []).length % 2 === 1
    ? text.replace(/(?<![\p{L}\p{N}])'|'(?![\p{L}\p{N}])/gu, '')
    : text;

export const canStandInDraft = (text: string): boolean =>
  findFault(text, [], { words: 34, questions: 0 }) === null;

/** Whether a pronoun in the sentence can only mean the one who is written to. */
function isClear({ text, person }: Statement, to: Person | null, { people }: Memory): boolean {
  if (!to || !/\b(?:he|she|him|her|his|hers)\b/i.test(text)) return true;
  return (
    (person === null || person === to || to.pronoun === 'they') && !mentionsOther(text, to, people)
  );
}

/** Nobody is told that they died alone. */
const diedHard =
  /^(?:he|she|they) died\b.*\b(?:alone|nobody|no one|without|pain|ward|hospital|gasping)\b/i;

/** The bare news of the loss, and words about this conversation. */
export const isUnfitForDraft = (text: string): boolean =>
  /\bcalled \p{Lu}/u.test(text) ||
  /^(?:my |our |the |me )?(?:\w+ ){0,4}(?:died|passed(?: away)?|is dead)\b(?: \w+){0,4}$|\b(?:(?:took|taken) (?:his|her|their) (?:own )?life|killed (?:him|her|them)sel\w+|suicide|overdos\w*|od'?d|still ?born|(?:has|have|had|got|with) (?:dementia|alzheimer'?s|lewy body|cancer|parkinson'?s)|(?:is|are) (?:still )?alive|(?:her|his|their|\p{L}+'?s) name (?:was|is)|(?:we |I )?called (?:her|him)\b|(?:died|is dead|passed)\b.*\b(?:ago|name))\b|^(?:my |our )?(?!(?:he|she|it|they) )\p{L}+ (?:was|is) (?:called )?\p{Lu}\p{L}+$|\bfirst (?:one|christmas|birthday|year) without$|\b(?:is there someone|I suppose what I mean|feel awful saying|go now|wanted to ask|this app|talk to you|writ(?:e|ing) (?:this )?here|please|(?:nowt|nothing|not a word) about|leave (?:\w+ )?out|figure of speech|you misunderstood)\b|^(?:sorry|ok|okay|yes|no|thanks|thank you|hi|hello|hey|idk|lol)\b[^a-z]*$/iu.test(
    text,
  );
