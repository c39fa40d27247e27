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
    const isSpokenOf = [bond, person.name].some((name) =>
      ` ${said} `.includes(` ${wordsOf(name)} `),
    );
    return isSpokenOf ? [sentenceAbout(person)] : [];
  });
}

function sentenceAbout({ name, bond, loss }: Person): string {
  const who = bond.trim().replace(/^\w/, (letter) => letter.toUpperCase());
  if (loss === 'death' || loss === 'pet') return `${who} ${name} died.`;
  if (loss === 'break-up') return `${who} ${name} and I are no longer together.`;
  return `${who} is called ${name}.`;
}

/** Lower case, and nothing but words with one space between them. A possessive counts as its word. */
const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/[’']s\b/g, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
