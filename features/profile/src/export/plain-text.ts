import type { Entry, Letter, Stored } from '@mooring/data';
import { dayParagraph, daysTitle, promptsTitle } from './day-contents.ts';
import {
  exportedText,
  type JournalFile,
  longDate,
  oldestFirst,
  unreadableText,
} from './journal-texts.ts';
import { letterTitle, letterWords } from './letter-contents.ts';
import { type PersonContents, personParagraphs } from './people-contents.ts';
import { pictureLines } from './picture-contents.ts';

/** A journal as plain text: entries, letters, people, days, own prompts. Says what it could not take along. */
export function journalAsText(contents: JournalFile, now: Date): string {
  const { journal, letters, people, pictures, more } = contents;
  const count = { entries: journal.items.length, letters: letters.items.length };
  const parts = [
    `Journal\n${exportedText(count, now)}`,
    ...oldestFirst(journal.items).map((entry) =>
      entryAsText(entry, pictureLines(pictures.get(entry.id))),
    ),
    ...letters.items.map((letter) => letterAsText(letter, now)),
    ...people.map(personAsText),
    listAsText(daysTitle, more.days.map(dayParagraph)),
    listAsText(
      promptsTitle,
      more.prompts.map(({ text }) => text),
    ),
    unreadableText(contents),
  ];
  return `${parts.filter(Boolean).join(rule)}\n`;
}

const rule = `\n\n${'-'.repeat(40)}\n\n`;

const letterAsText = (letter: Stored<Letter>, now: Date) =>
  `${letterTitle(letter)}\n${longDate(letter.createdAt)}\n\n${letterWords(letter, now)}`;

const personAsText = (contents: PersonContents) =>
  [contents.person.name, ...personParagraphs(contents)].join('\n\n');

const listAsText = (title: string, items: readonly string[]) =>
  items.length > 0 ? [title, ...items].join('\n\n') : '';

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
