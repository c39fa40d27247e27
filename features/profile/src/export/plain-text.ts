import type { Entry, ListResult } from '@mooring/data';
import { exportedText, longDate, oldestFirst, unreadableText } from './journal-texts.ts';
import { type PersonContents, personParagraphs } from './people-contents.ts';
import { type EntryPictures, pictureLines } from './picture-contents.ts';

/** A journal as plain text, the oldest entry first. Says what it could not take along. */
export function journalAsText(
  journal: ListResult<Entry>,
  now: Date,
  people: readonly PersonContents[] = [],
  pictures: EntryPictures = new Map(),
): string {
  const entries = oldestFirst(journal.items).map((entry) =>
    entryAsText(entry, pictureLines(pictures.get(entry.id))),
  );
  const head = `Journal\n${exportedText(journal.items.length, now)}`;
  return `${[head, ...entries, ...people.map(personAsText), unreadableText(journal)].filter(Boolean).join(rule)}\n`;
}

const rule = `\n\n${'-'.repeat(40)}\n\n`;

const personAsText = (contents: PersonContents) =>
  [contents.person.name, ...personParagraphs(contents)].join('\n\n');

function entryAsText(entry: Entry, pictures: readonly string[]): string {
  const { title, content, tags, type, date, editedAt } = entry;
  const head = [
    title,
    longDate(date),
    editedAt && `Edited ${longDate(editedAt)}`,
    tags.length > 0 && `Tags: ${tags.join(', ')}`,
    type === 'audio' && 'An audio entry. Plain text cannot hold the recording.',
  ];
  return [head.filter(Boolean).join('\n'), content, pictures.join('\n')]
    .filter(Boolean)
    .join('\n\n');
}
