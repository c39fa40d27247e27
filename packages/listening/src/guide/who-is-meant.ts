import type { Memory } from './memory.ts';
import { personInMind } from './premises.ts';

/** Whether the message speaks of the person whom a line would name. */
export function speaksOfWhoIsMeant(memory: Memory): boolean {
  const person = personInMind(memory);
  const { text } = memory.latest;
  const isNamed = [person?.name, person?.word].some(
    (word) => word && new RegExp(`(?<!\\p{L})${escaped(word)}(?!\\p{L})`, 'iu').test(text),
  );
  const [isHe, isShe] = [/\b(?:he|him|his)\b/i.test(text), /\b(?:she|her|hers)\b/i.test(text)];
  if (isHe === isShe || person?.pronoun === 'they') return isNamed;
  // 'My brother came round, he brought soup': he is not the father who died.
  if (!isNamed && memory.focusPerson !== person) return false;
  return person?.pronoun === (isHe ? 'he' : 'she');
}

/** As it stands in a pattern. */
export const escaped = (text: string): string => text.replace(/[.*+?^$()|[\]\\]/g, '\\$&');
