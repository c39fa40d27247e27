import type { ChatMessage } from '@mooring/listening';
import type { Someone } from '../repositories/collection-schemas.ts';

type Person = Pick<Someone, 'name' | 'bond' | 'loss'>;

/**
 * What the page 'Someone you lost' says of those who are spoken of, as the person would say it. The others are left out, so
 * that no reply brings up somebody unasked. Only name, relation and loss: nothing that is kept of them.
 */
export function peopleTold(
  people: readonly Person[],
  messages: readonly Pick<ChatMessage, 'role' | 'text'>[],
): string[] {
  const said = messages
    .filter(({ role }) => role === 'user')
    .map(({ text }) => wordsOf(text))
    .join(' ');
  return people.flatMap((person) => {
    const bond = /^(?:my|our)\s+(.+)$/i.exec(person.bond.trim())?.[1];
    if (!bond) return [];
    const isSpokenOf = [bond, person.name].some((name) => isNamed(wordsOf(name), said));
    return isSpokenOf ? [sentenceAbout(person)] : [];
  });
}

/** Words before a relation that make it somebody else's, or nobody in particular: 'a friend', 'her husband', 'Ana's dog'. */
const otherOwners = ['a', 'an', 'another', 'any', 'her', 'his', 's', 'some', 'their', 'your'];

/** Whether the words stand in what was said, and are the person's own. */
function isNamed(words: string, said: string): boolean {
  const before = ` ${said} `.split(` ${words} `).slice(0, -1);
  return before.some((text) => !otherOwners.includes(text.slice(text.lastIndexOf(' ') + 1)));
}

function sentenceAbout({ name, bond, loss }: Person): string {
  const who = bond.trim().replace(/^\w/, (letter) => letter.toUpperCase());
  if (loss === 'death' || loss === 'pet') return `${who} ${name} died.`;
  if (loss === 'break-up') return `${who} ${name} and I are no longer together.`;
  return `${who} is called ${name}.`;
}

/** Lower case, and nothing but words with one space between them. The 's' of a possessive is a word of its own. */
const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/[’']s\b/g, ' s')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
