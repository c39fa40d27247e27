import { fullDate, isoDay, readDate } from '@mooring/contract';
import { isSealed, type Letter, type Stored } from '@mooring/data';

/** What a letter is called in an export. */
export const letterTitle = ({ to }: Pick<Letter, 'to'>) => (to ? `To ${to}` : 'A letter');

/**
 * What an export says in place of the words of a letter that is sealed on the day of the export; null for one that is open.
 * `holder`: what the words are missing from, 'page' or 'file'.
 */
export const sealedNote = (letter: Letter, now: Date, holder: 'page' | 'file'): string | null =>
  isSealed(letter, isoDay(now))
    ? `Sealed until ${fullDate(readDate(letter.sealedUntil ?? ''))}. Its words are not in this ${holder}.`
    : null;

/** The words of a letter in a file; of a sealed one the sentence that stands for them. */
export const letterWords = (letter: Stored<Letter>, now: Date): string =>
  sealedNote(letter, now, 'file') ?? letter.text;
