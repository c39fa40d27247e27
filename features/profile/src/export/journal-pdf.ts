import type { Entry, ListResult } from '@mooring/data';
import type { PdfEntry, PdfJournal } from '@mooring/pdf';
import { paperFor } from '@mooring/pdf';
import {
  durationText,
  exportedText,
  longDate,
  monthOf,
  oldestFirst,
  unreadableText,
} from './journal-texts.ts';
import { type PersonContents, personParagraphs } from './people-contents.ts';
import type { EntryPictures, PictureContents } from './picture-contents.ts';

/** A journal as its PDF shows it, the oldest entry first. `language` (BCP 47) chooses the paper. */
export function journalForPdf(
  journal: ListResult<Entry>,
  now: Date,
  language: string,
  people: readonly PersonContents[] = [],
  pictures: EntryPictures = new Map(),
): PdfJournal {
  return {
    lang: 'en',
    paper: paperFor(language),
    title: 'Journal',
    subtitle: exportedText(journal.items.length, now),
    createdAt: now.toISOString(),
    entries: [
      ...oldestFirst(journal.items).map((entry) =>
        entryForPdf(entry, pictures.get(entry.id) ?? []),
      ),
      ...people.map(personForPdf),
    ],
    closing: [unreadableText(journal)].filter(Boolean),
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

const personForPdf = (contents: PersonContents): PdfEntry => ({
  month: 'Someone you lost',
  title: contents.person.name,
  meta: '',
  content: personParagraphs(contents).join('\n\n'),
});
