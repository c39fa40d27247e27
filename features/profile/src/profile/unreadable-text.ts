import { fullDate, readDate } from '@mooring/contract';
import type { UnreadableRow } from '@mooring/data';
import { isValid } from 'date-fns';

const kinds: Record<UnreadableRow['table'], string> = {
  journal_entries: 'A journal entry',
  writing_streaks: 'The writing streak',
  emotion_records: 'A check-in',
  user_data: 'A setting or something half written',
  saved_moments: 'A saved moment',
  audio_chunks: 'A part of a recording or a file',
};

/** Shown at once; the file has them all. */
const shown = 12;

export function unreadableTitle(count: number): string {
  return count === 1 ? '1 piece cannot be opened' : `${count} pieces cannot be opened`;
}

export function restoredText(count: number): string {
  return count === 1
    ? '1 piece that did not open was put right from the second copy.'
    : `${count} pieces that did not open were put right from the second copy.`;
}

/** One line a row: its kind and date, and nothing of its content. */
export function unreadableLines(pieces: UnreadableRow[]): { id: string; text: string }[] {
  const lines = pieces.slice(0, shown).map(({ table, id, date }) => {
    const day = readDate(date);
    const from = isValid(day) ? `, ${fullDate(day)}` : '';
    return { id: `${table}/${id}`, text: `${kinds[table]}${from}` };
  });
  const more = pieces.length - lines.length;
  return more > 0 ? [...lines, { id: 'more', text: `and ${more} more` }] : lines;
}
