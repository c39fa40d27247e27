import { isoTime } from '@mooring/contract';
import { type CheckIn, emotionName } from '@mooring/data';
import { strengthName } from '../strength-name.ts';

const head = ['Date', 'Time', 'Emotion', 'Intensity (0-4)', 'Intensity', 'Notes', 'Word'];

/**
 * Check-ins as CSV (RFC 4180): local times, the newest first as given. It begins with a byte order mark, without which
 * spreadsheets take UTF-8 for something older.
 */
export function checkInsCsv(records: readonly CheckIn[]): string {
  const rows = records.map(({ createdAt, day, emotion, intensity, notes, word = '' }) => [
    day,
    isoTime(new Date(createdAt)),
    emotionName(emotion),
    String(intensity),
    strengthName(intensity),
    notes,
    word,
  ]);
  return `\uFEFF${[head, ...rows].map((cells) => `${cells.map(cellOf).join(',')}\r\n`).join('')}`;
}

/** A cell that a spreadsheet would run as a formula is made text by an apostrophe. */
function cellOf(text: string): string {
  const plain = /^\s*[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}
