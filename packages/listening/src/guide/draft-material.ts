import { touchesDangerOrJudges } from './danger-or-judgement.ts';
import { wordsFirstLine } from './draft-lines.ts';
import { forOthers, isForOthers } from './draft-purpose.ts';
import { canStandInDraft, isUnfitForDraft } from './draft-sentences.ts';
import type { Memory } from './memory.ts';
import { personOf } from './person-meant.ts';
import { seededChoice } from './seeded-random.ts';
import { capitalise, wordsOf } from './text.ts';
import { toldOfPerson } from './told-of-person.ts';
import { topicWords } from './write-about.ts';

/** Said before what was told, where sentences put together would make no text: readers of rounds 15 and 16 found none that could be used. */
const intros = [
  'I cannot write that well enough by myself. You told me this, and it could be in it:',
  'That will be better in your words than in mine. From what you told me, this could be in it:',
] as const;
const question = 'What should it say first? I will put it in.';

/** Whether a reply asked for a sentence that is put into the text as it is said. */
export const asksForSentence = (reply: string): boolean =>
  reply.endsWith(question) || reply === wordsFirstLine;

/**
 * What was told of the person, or with a word of the request in it, as it was told and in quotation marks, and the question for the
 * first sentence of the text. Null: nothing that was told fits.
 */
export function materialFor(memory: Memory, seed: string): string | null {
  const { text } = memory.latest;
  const person = personOf(memory);
  const of = isForOthers.test(text) ? forOthers(memory) : memory;
  const ofPerson = person ? toldOfPerson(memory, person) : [];
  const words = topicWords(text);
  const isMeant = (each: string) => topicWords(each).some((word) => words.includes(word));
  const told = of.statements.map((each) => `${capitalise(each.text.replace(/[\s.,;:]+$/, ''))}.`);
  const fitting = [...new Set([...ofPerson, ...told])].filter(mayBeShown);
  const shown = fitting
    .filter((each) => isMeant(each) || ofPerson.includes(each))
    .slice(-mostShown);
  if (shown.length === 0) return null;
  const quoted = shown.map((each) => `“${each}”`).join('\n');
  return [seededChoice(intros, seed, 'material'), quoted, question].join('\n\n');
}

/** Sentences; words of a sentence. */
const mostShown = 3;
const [fewestWords, mostWords] = [4, 20];

const mayBeShown = (text: string): boolean => {
  const count = wordsOf(text).length;
  return (
    count >= fewestWords &&
    count <= mostWords &&
    isWhole.test(text) &&
    !/\b(?:you|your|ur|u)\b|[?“”"]/i.test(text) &&
    !isUnfitForDraft(text) &&
    !touchesDangerOrJudges(text) &&
    canStandInDraft(text)
  );
};

/** Begins as a sentence does: 'Quad rolled', 'at a servo' and 'judge away' do not. */
export const isWhole =
  /^(?:(?:and|but|so|then|when|once|now|sometimes|even|still|every \p{L}+|last \p{L}+|on \p{L}+|in \p{L}+),? )*(?:I|I'm|I've|I'd|we|we'd|we've|you|you'd|you've|your|he|he'd|she|she'd|they|they'd|it|it's|my|our|his|her|their|the|there|this|that|these|those|an?|nobody|everybody|everyone|somebody|nothing|everything|\p{L}+'s|\p{Lu}\p{L}+ (?:was|had|is|has|could|would|never|always|used|\p{L}+ed|\p{L}+s))(?![\p{L}'])/iu;
