import { asSentence, canStandInDraft, salutationOf, toldSentences } from './draft-sentences.ts';
import type { Memory } from './memory.ts';
import type { Person } from './mentions.ts';
import type { Message } from './read-message.ts';
import { certainRecipientOf } from './recipient.ts';
import { toSecondPerson } from './second-person.ts';
import { wordsOf } from './text.ts';
import { writingAskedFor } from './writing-requests.ts';

/** Only then it is said to somebody. A poem about a dog, a day or a ficus keeps what was told as it is. */
export const saidToSomebody =
  /\b(?:(?:to|for) (?:(?:my|our) (?!\p{L}+'s\b)|\p{Lu})|(?:to|for|about) (?:him|her|them)\b)/u;

/** A poem of short sentences that were told, or null if there are too few. */
export function writePoem(memory: Memory): string | null {
  const person = saidToSomebody.test(memory.latest.text) ? certainRecipientOf(memory) : null;
  const listed = listIn(memory.latest)
    .map((part) => asSentence(person ? toSecondPerson(part, person) : part))
    .filter(canStandInDraft);
  const told = toldSentences(memory, person);
  const short = told.filter((line) => wordsOf(line).length <= 14).slice(-7);
  const lines = [...short, ...listed].slice(0, 8);
  if (lines.length < 2) return null;
  const stanzas = [lines.slice(0, 2), lines.slice(2, 5), lines.slice(5)]
    .filter((stanza) => stanza.length > 0)
    .map((stanza) => stanza.map(asVerse).join('\n'));
  const title = person ? [`For ${salutationOf(person)}`] : [];
  return [...title, ...stanzas].join('\n\n');
}

/**
 * Plain lines for a card, a stone, a page, a message or oneself: what was told, in the person's own sentences and order, with
 * nothing added. Null if there are too few.
 */
export function writePlainLines(memory: Memory): string | null {
  const about = memory.lostPerson && aboutOne(memory, memory.lostPerson);
  const lines = toldSentences(about ?? memory, null).slice(-8);
  if (lines.length < 2) return null;
  const [first] = lines;
  if (/\b(?:one|a|single|that|last) (?:line|sentence)\b/i.test(memory.latest.text) && first)
    return lines.find((line) => wordsOf(line).length <= 16) ?? first;
  const half = lines.length > 4 ? Math.ceil(lines.length / 2) : lines.length;
  return [lines.slice(0, half).join(' '), lines.slice(half).join(' ')].filter(Boolean).join('\n\n');
}

/** Of lines that others will hear about the lost person: only what was told about them, where that is enough. */
function aboutOne(memory: Memory, lost: Person): Memory | null {
  if (!ofThem.test(memory.latest.text)) return null;
  const statements = memory.statements.filter(({ person }) => person === lost);
  return statements.length >= 2 ? { ...memory, statements } : null;
}
const ofThem =
  /\b(?:eulogy|tribute|speech|notice|obituary|program(?:me)?|caption|facebook|stone|say|read|line|paragraph|card)\b/i;

/** The parts of a message that is a list: 'the sea, her red coat'. */
const listIn = (message: Message): string[] =>
  writingAskedFor(message) || /\b(?:you|I)\b/.test(message.text)
    ? []
    : message.text.split(/[,.;]\s+|\s+and\s+/).filter((part) => part.length > 2);

/** A line that breaks after its first comma and has no full stop. */
export const asVerse = (line: string): string =>
  line.replace(/, (?=\w+ )/, ',\n').replace(/\.$/, '');
