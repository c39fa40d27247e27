export { type PdfEntry, type PdfJournal, paperFor } from './pdf-journal.ts';
