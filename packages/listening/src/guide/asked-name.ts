import { asPattern } from '@mooring/contract/as-pattern';
import type { Memory } from './memory.ts';

/**
 * The sentence that names whom is asked about by a word that is no kin: 'the midwife', 'the drummer'. Null where the word, or a name
 * beside it, was never told; undefined where it is kin or a pronoun, whose name is known otherwise.
 */
export function ofWhomNameIsAsked({
  latest,
  statements,
  people,
  turn,
}: Memory): string | null | undefined {
  const noun = whoseName.exec(latest.text)?.slice(1).find(Boolean)?.toLowerCase();
  if (!noun || /^(?:\w*one|person|name|full|real|whole|middle|first|last)$/.test(noun))
    return undefined;
  if (people.some(({ word, name }) => name && word.toLowerCase() === noun)) return undefined;
  const said = new RegExp(`\\b${asPattern(noun)}\\b`, 'i');
  const found = statements.find(
    ({ text, turn: toldIn }) =>
      toldIn !== turn &&
      said.test(text) &&
      /(?<!^)(?<![.!?:“"] )\b(?!I\b|I')\p{Lu}\p{L}+/u.test(text),
  );
  return found?.text ?? null;
}
const whoseName =
  /\b(?:the|my|his|her|their|our) ((?:\w+[- ]in[- ]law)|[a-z]+)(?:'s? name|'s (?:called|named)| (?:is|was) (?:called|named))|\bname of (?:the|my|his|her|their|our) ((?:\w+[- ]in[- ]law)|[a-z]+)|\bwhat (?:is|was|are|were) (?:the|my|his|her|their|our) ([a-z]+) (?:called|named)\b|\bwho (?:is|was) (?:the|my|his|her) ([a-z]+)\b(?=.*\bname)|\bwhat (?:the|my|his|her|their|our) ((?:\w+[- ]in[- ]law)|[a-z]+)(?:'s name| is called|'s called)/i;

/** Whether the name of somebody is asked for who is called by a word: 'the midwife's name'. */
export const asksWhoseName = (text: string): boolean => whoseName.test(text);
