import { listInWords } from '@mooring/contract';
import type { PdfJournal } from './pdf-journal.ts';

/** Scripts for which no letterforms are shipped: Unicode's name, and what their readers call it. */
const names: Record<string, string> = {
  Armenian: 'Armenian',
  Balinese: 'Balinese',
  Bengali: 'Bengali',
  Cherokee: 'Cherokee',
  Ethiopic: 'Ethiopic',
  Georgian: 'Georgian',
  Gujarati: 'Gujarati',
  Gurmukhi: 'Gurmukhi',
  Javanese: 'Javanese',
  Kannada: 'Kannada',
  Khmer: 'Khmer',
  Lao: 'Lao',
  Malayalam: 'Malayalam',
  Mongolian: 'Mongolian',
  Myanmar: 'Burmese',
  Nko: 'N’Ko',
  Oriya: 'Odia',
  Sinhala: 'Sinhala',
  Syriac: 'Syriac',
  Tamil: 'Tamil',
  Telugu: 'Telugu',
  Thaana: 'Thaana',
  Tibetan: 'Tibetan',
  Tifinagh: 'Tifinagh',
};

/** A stretch of words in one script, with what stands between them. */
const stretches = Object.entries(names).map(([script, name]) => {
  const letter = `[\\p{Script=${script}}]`;
  return { name, stretch: new RegExp(`${letter}(?:[^\\p{L}\\n]*${letter})*`, 'gu') };
});

/**
 * Puts the name of the script in the place of words that cannot be set: '[words in Bengali]'. A row of empty boxes would look
 * like lost words.
 */
export function nameUnsetScripts(journal: PdfJournal): { journal: PdfJournal; unset: string[] } {
  const found = new Set<string>();
  const named = (text: string) => {
    let rest = text;
    for (const { name, stretch } of stretches) {
      rest = rest.replace(stretch, () => {
        found.add(name);
        return `[words in ${name}]`;
      });
    }
    return rest;
  };
  const entries = journal.entries.map((entry) => ({
    ...entry,
    title: named(entry.title),
    meta: named(entry.meta),
    content: named(entry.content),
    ...(entry.pictures && {
      pictures: entry.pictures.map((each) => ({ ...each, caption: named(each.caption) })),
    }),
  }));
  const unset = [...found].sort();
  const closing = unset.length > 0 ? [...journal.closing, unsetWords(unset)] : journal.closing;
  return { journal: { ...journal, entries, closing }, unset };
}

export const unsetWords = (unset: readonly string[]) =>
  `Words in ${listInWords(unset)} cannot be set in a PDF here, and their place says so. The plain text and the web page have them.`;
