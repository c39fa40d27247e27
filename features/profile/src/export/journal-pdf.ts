import type { Entry, HardDay, Letter, Stored } from '@mooring/data';
import type { PdfEntry, PdfJournal } from '@mooring/pdf';
import { paperFor } from '@mooring/pdf';
import { daysTitle, dayText, planText, promptsTitle } from './day-contents.ts';
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
import type { PictureContents } from './picture-contents.ts';

/** A journal as its PDF shows it, the oldest entry first. `language` (BCP 47) chooses the paper. */
export function journalForPdf(contents: JournalFile, now: Date, language: string): PdfJournal {
  const { journal, letters, people, pictures, more } = contents;
  const prompts = more.prompts.map(({ text }) => text).join('\n\n');
  const count = { entries: journal.items.length, letters: letters.items.length };
  return {
    lang: 'en',
    paper: paperFor(language),
    title: 'Journal',
    subtitle: exportedText(count, now),
    createdAt: now.toISOString(),
    entries: [
      ...oldestFirst(journal.items).map((entry) =>
        entryForPdf(entry, pictures.get(entry.id) ?? []),
      ),
      ...letters.items.map((letter) => letterForPdf(letter, now)),
      ...people.map(personForPdf),
      ...more.days.map(dayForPdf),
      ...(prompts ? [{ month: promptsTitle, title: '', meta: '', content: prompts }] : []),
    ],
    closing: [unreadableText(contents)].filter(Boolean),
  };
}

function entryForPdf(entry: Entry, pictures: readonly PictureContents[]): PdfEntry {
  const { title, content, tags, recording, date, editedAt } = entry;
  const meta = [longDate(date), editedAt && `edited ${longDate(editedAt)}`, tags.join(', ')];
  const spoken = recording
    ? `A recording of ${durationText(recording.durationMs)}. Paper cannot hold it; the web page and the full backup do.`
    : '';
  const lost = pictures
    .filter(({ file }) => file === null)
    .map(({ picture: { alt } }) => `A picture, which could not be opened. ${alt}`.trim());
  return {
    month: monthOf(date),
    title,
    meta: meta.filter(Boolean).join('  ·  '),
    content: [content, spoken, ...lost].filter(Boolean).join('\n\n'),
    pictures: pictures.flatMap(({ picture: { width, height, alt }, file }) =>
      file ? { file, width, height, caption: alt.trim() } : [],
    ),
  };
}

const letterForPdf = (letter: Stored<Letter>, now: Date): PdfEntry => ({
  month: 'Letters',
  title: letterTitle(letter),
  meta: longDate(letter.createdAt),
  content: letterWords(letter, now),
});

const dayForPdf = (day: HardDay): PdfEntry => ({
  month: daysTitle,
  title: day.name,
  meta: dayText(day),
  content: planText(day),
});

const personForPdf = (contents: PersonContents): PdfEntry => ({
  month: 'Someone you lost',
  title: contents.person.name,
  meta: '',
  content: personParagraphs(contents).join('\n\n'),
  pictures: contents.files.flatMap(({ id, text }) => {
    const picture = contents.pictures.get(id);
    return picture ? { ...picture, caption: text.trim() } : [];
  }),
});
