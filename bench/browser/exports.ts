/** Exports of a long journal, as the profile page makes them: from opening the sealed rows to the finished file. */
import { createAppData, type Data } from '@mooring/data';
import { loadJournalContents } from '../../features/profile/src/export/journal-contents.ts';
import { journalAsHtml } from '../../features/profile/src/export/journal-html.ts';
import { journalForPdf } from '../../features/profile/src/export/journal-pdf.ts';
import { journalAsText } from '../../features/profile/src/export/plain-text.ts';
import { startPdf } from '../../packages/pdf/src/start-pdf.ts';
import type { ExportForm } from './export-forms.ts';
import { sentence } from './sentences.ts';

/** `pause` is the longest the page could not answer, ms. */
export type ExportRun = { ms: number; bytes: number; pause: number };

let data: Data | undefined;

/** A visitor's journal of so many entries of about 150 words. */
export async function fillJournal(entries: number): Promise<void> {
  data = createAppData();
  await data.accounts.start();
  for (let turn = 0; turn < entries; turn += 1) {
    const content = Array.from({ length: 10 }, (_, part) => sentence(turn * 10 + part)).join(' ');
    await data.entries.create({ title: `Day ${turn + 1}`, content, tags: ['grief'] });
  }
}

export async function exportAs(form: ExportForm): Promise<ExportRun> {
  let pause = 0;
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) pause = Math.max(pause, duration);
  });
  observer.observe({ type: 'longtask' });
  const started = performance.now();
  const { size } = await make(form);
  const ms = performance.now() - started;
  // Tasks are told of when they are over.
  await new Promise((resolve) => setTimeout(resolve, 100));
  observer.disconnect();
  return { ms, bytes: size, pause };
}

async function make(form: ExportForm): Promise<Blob> {
  if (!data) throw new Error('There is no journal yet');
  const around = { signal: new AbortController().signal, onProgress() {} };
  const now = data.env.now();
  if (form === 'html') return journalAsHtml(await loadJournalContents(data, around), now);
  if (form === 'open backup') return (await data.backups.create({ passphrase: null })).file;
  if (form === 'sealed backup') {
    return (await data.backups.create({ passphrase: 'four words by heart' })).file;
  }
  const letters = await data.letters.list();
  const contents = {
    ...{ journal: await data.entries.list(), letters, people: [], pictures: new Map() },
    more: { days: [], prompts: [] },
  };
  if (form === 'text') return new Blob([journalAsText(contents, now)]);
  return (await startPdf(journalForPdf(contents, now, 'en-GB'), around)).file;
}
