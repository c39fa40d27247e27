import { fullDate, readDate } from '@mooring/contract';
import type { Letter, LetterDraft } from '@mooring/data';

/** Characters of a letter that a list shows. */
const beginningLength = 170;

export const letterTitle = ({ to }: Pick<Letter, 'to'>) =>
  to.trim() === '' ? 'A letter' : `To ${to.trim()}`;

/** Its first words, cut between two characters. The page shows two lines of them. */
export function beginningOf({ text }: Pick<Letter, 'text'>): string {
  const start = text.trim();
  const characters = [...start.slice(0, beginningLength * 2)].slice(0, beginningLength).join('');
  return characters.length < start.length ? `${characters}…` : characters;
}

/** 'March 14, 2027' for 2027-03-14 */
export const longDay = (day: string) => fullDate(readDate(day));

/** The words of a letter as plain text. */
export const letterAsText = ({ to, text }: LetterDraft) =>
  `${[to.trim(), text].filter((part) => part.trim() !== '').join('\n\n')}\n`;

/** Whether two letters say the same to the same one. */
export const sameLetter = (one: LetterDraft, other: LetterDraft) =>
  one.to === other.to && one.someone === other.someone && one.text === other.text;
