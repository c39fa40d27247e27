import type { ChatMessage } from '@mooring/listening';
import type { Someone } from '../repositories/collection-schemas.ts';

type Person = Pick<Someone, 'name' | 'bond' | 'loss'>;
type Said = readonly Pick<ChatMessage, 'role' | 'text'>[];

/**
 * What the page 'Someone you lost' says of those who are spoken of, as the person would say it. The others are left out, so
 * that no reply brings up somebody unasked. Only name, relation and loss: nothing that is kept of them.
 */
export function peopleTold(people: readonly Person[], messages: Said): string[] {
  const said = wordsSaid(messages);
  return people.flatMap((person) => {
    const bond = relationOf(person);
    if (!bond) return [];
    const isSpokenOf = [bond, person.name].some((name) => isNamed(wordsOf(name), said));
    return isSpokenOf ? [sentenceAbout(person)] : [];
  });
}

/** The id of the one who is meant: named in the newest message, or else before it. Null where that is nobody, or several. */
export function personMeant(
  people: readonly Pick<Someone, 'id' | 'name' | 'bond' | 'called'>[],
  messages: Said,
): string | null {
  for (const said of [wordsSaid(messages.slice(-1)), wordsSaid(messages)]) {
    const meant = people.filter((person) =>
      [relationOf(person) ?? '', person.name, person.called]
        .map(wordsOf)
        .some((name) => name !== '' && isNamed(name, said)),
    );
    if (meant.length > 0) return meant.length === 1 ? (meant[0]?.id ?? null) : null;
  }
  return null;
}

/** 'mum' of 'my mum'. */
const relationOf = ({ bond }: Pick<Someone, 'bond'>) =>
  /^(?:my|our)\s+(.+)$/i.exec(bond.trim())?.[1];

const wordsSaid = (messages: Said) =>
  messages
    .filter(({ role }) => role === 'user')
    .map(({ text }) => wordsOf(text))
    .join(' ');

/** Words before a relation that make it somebody else's, or nobody in particular: 'a friend', 'her husband', 'Ana's dog'. */
const otherOwners = ['a', 'an', 'another', 'any', 'her', 'his', 's', 'some', 'their', 'your'];

/** Whether the words stand in what was said, and are the person's own. */
function isNamed(words: string, said: string): boolean {
  const before = ` ${said} `.split(` ${words} `).slice(0, -1);
  return before.some((text) => !otherOwners.includes(text.slice(text.lastIndexOf(' ') + 1)));
}

/** What an animal's end was is not known: it died, or did not come back. Where the loss is not known either, no tense is guessed. */
function sentenceAbout({ name, bond, loss }: Person): string {
  const words = bond.trim();
  const mine = words.slice(0, 1).toLowerCase() + words.slice(1);
  const who = words.slice(0, 1).toUpperCase() + words.slice(1);
  if (loss === 'death') return `${who} ${name} died.`;
  if (loss === 'pet') return `I have lost ${mine} ${name}.`;
  if (loss === 'break-up') return `${who} ${name} and I are no longer together.`;
  if (loss === 'estrangement' || loss === 'living-loss') return `${who} is called ${name}.`;
  return `This is about ${mine} ${name}.`;
}

/** Lower case, and nothing but words with one space between them. The 's' of a possessive is a word of its own. */
const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/[’']s\b/g, ' s')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
