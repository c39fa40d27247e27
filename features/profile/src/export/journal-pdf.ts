import type { Entry, Letter, Stored } from '@mooring/data';
import type { PdfEntry, PdfJournal } from '@mooring/pdf';
import { paperFor } from '@mooring/pdf';
import {
  durationText,
  exportedText,
  type JournalFile,
  longDate,
  monthOf,
  oldestFirst,
  unreadableText,
} from './journal-texts.ts';
import { letterTitle, letterWords } from './letter-contents.ts';
import { type PersonContents, personParagraphs } from './people-contents.ts';

/** A journal as its PDF shows it, the oldest entry first. `language` (BCP 47) chooses the paper. */
export function journalForPdf(contents: JournalFile, now: Date, language: string): PdfJournal {
  const { journal, letters, people } = contents;
  const count = { entries: journal.items.length, letters: letters.items.length };
  return {
    lang: 'en',
    paper: paperFor(language),
    title: 'Journal',
    subtitle: exportedText(count, now),
    createdAt: now.toISOString(),
    entries: [
      ...oldestFirst(journal.items).map(entryForPdf),
      ...letters.items.map((letter) => letterForPdf(letter, now)),
      ...people.map(personForPdf),
    ],
    closing: [unreadableText(contents)].filter(Boolean),
  };
}

function entryForPdf({ title, content, tags, recording, date, editedAt }: Entry): PdfEntry {
  const meta = [longDate(date), editedAt && `edited ${longDate(editedAt)}`, tags.join(', ')];
  const spoken = recording
    ? `A recording of ${durationText(recording.durationMs)}. Paper cannot hold it; the web page and the full backup do.`
    : '';
  return {
    month: monthOf(date),
    title,
    meta: meta.filter(Boolean).join('  ·  '),
    content: [content, spoken].filter(Boolean).join('\n\n'),
  };
}

const letterForPdf = (letter: Stored<Letter>, now: Date): PdfEntry => ({
  month: 'Letters',
  title: letterTitle(letter),
  meta: longDate(letter.createdAt),
  content: letterWords(letter, now),
});

const personForPdf = (contents: PersonContents): PdfEntry => ({
  month: 'Someone you lost',
  title: contents.person.name,
  meta: '',
  content: personParagraphs(contents).join('\n\n'),
});
