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

/** A journal as its PDF shows it, the oldest entry first. `language` (BCP 47) chooses the paper. */
export function journalForPdf(
  journal: ListResult<Entry>,
  now: Date,
  language: string,
  people: readonly PersonContents[] = [],
): PdfJournal {
  return {
    lang: 'en',
    paper: paperFor(language),
    title: 'Journal',
    subtitle: exportedText(journal.items.length, now),
    createdAt: now.toISOString(),
    entries: [...oldestFirst(journal.items).map(entryForPdf), ...people.map(personForPdf)],
    closing: [unreadableText(journal)].filter(Boolean),
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

const personForPdf = (contents: PersonContents): PdfEntry => ({
  month: 'Someone you lost',
  title: contents.person.name,
  meta: '',
  content: personParagraphs(contents).join('\n\n'),
});
