import type { Entry, ListResult } from '@mooring/data';
import type { PdfEntry, PdfJournal } from '@mooring/pdf';
import { paperFor } from '@mooring/pdf';
import {
  leftOutWords,
  lengthWords,
  longDate,
  madeWords,
  monthOf,
  oldestFirst,
} from './journal-words.ts';

/** A journal as its PDF shows it, the oldest entry first. `language` (BCP 47) chooses the paper. */
export function journalForPdf(journal: ListResult<Entry>, now: Date, language: string): PdfJournal {
  return {
    lang: 'en',
    paper: paperFor(language),
    title: 'Journal',
    subtitle: madeWords(journal.items.length, now),
    createdAt: now.toISOString(),
    entries: oldestFirst(journal.items).map(entryForPdf),
    closing: [leftOutWords(journal)].filter(Boolean),
  };
}

function entryForPdf({ title, content, tags, recording, date, editedAt }: Entry): PdfEntry {
  const meta = [longDate(date), editedAt && `edited ${longDate(editedAt)}`, tags.join(', ')];
  const spoken = recording
    ? `A recording of ${lengthWords(recording.durationMs)}. Paper cannot hold it; the web page and the full backup do.`
    : '';
  return {
    month: monthOf(date),
    title,
    meta: meta.filter(Boolean).join('  ·  '),
    content: [content, spoken].filter(Boolean).join('\n\n'),
  };
}
