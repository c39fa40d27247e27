import { wordsOf } from './text.ts';

const emptyWords = new Set(
  `the a an and or but of to in on at for with about what did do does you your i me my is was were are that this it said say
  tell told remember recall remind again name have had has when where who how which know can could would he she they his her
  their him them so just still earlier before`.split(/\s+/),
);

/** The words of a text that carry its meaning, without their endings. */
export const contentWords = (text: string): string[] =>
  wordsOf(text.toLowerCase())
    .filter((word) => !emptyWords.has(word) && word.length > 2)
    .map(stem);

export function stem(word: string): string {
  return word.toLowerCase().replace(/(?:'s|ing|ed|s)$/, '');
}
