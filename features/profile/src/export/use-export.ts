import { isoDay } from '@mooring/contract';
import { type Data, useData } from '@mooring/data';
import { downloadFile } from '@mooring/ui/bundled';
import { useEffect, useRef, useState } from 'react';
import { countText, type JournalFile } from './journal-texts.ts';

/** The forms a journal can be taken along in. */
export type ExportFormat = 'pdf' | 'text' | 'html';

/** A file to hand over, unless there is nothing to take along, and what there is to say. */
type Made = { file?: Blob; ending: string; said: string };
type Around = { data: Data; signal: AbortSignal; onProgress: (share: number) => void };

/** Taking the journal along as a file. `said` is what there is to add to the toast; `share` (0–1) while it is made. */
export function useExport() {
  const data = useData();
  const { env, notices } = data;
  const [working, setWorking] = useState<ExportFormat | null>(null);
  const [share, setShare] = useState(0);
  const [said, setSaid] = useState('');
  const stop = useRef<AbortController | null>(null);
  useEffect(() => () => stop.current?.abort(), []);

  const run = async (format: ExportFormat) => {
    if (working) return;
    const begun = new AbortController();
    const { signal } = begun;
    stop.current = begun;
    setWorking(format);
    setShare(0);
    setSaid('');
    try {
      const made = await makers[format]({ data, signal, onProgress: setShare });
      signal.throwIfAborted();
      if (made.file) {
        const name = `mooring-journal-${isoDay(env.now())}.${made.ending}`;
        const where = whereItIs[await downloadFile(name, made.file)];
        setSaid([made.said, `${name} ${where}`].filter(Boolean).join(' '));
      } else setSaid(made.said);
    } catch (error) {
      if (signal.aborted) setSaid('The export was stopped. There is no file.');
      else notices.fail(error, 'export.failed');
    } finally {
      setWorking(null);
    }
  };

  return { working, share, said, run, cancel: () => stop.current?.abort() };
}

const whereItIs: Record<Awaited<ReturnType<typeof downloadFile>>, string> = {
  downloaded: 'is in your downloads.',
  shared: 'is where you put it.',
  closed: 'was not kept: you closed the sheet.',
};

const started = ({ notices }: Data, format: string) =>
  notices.say('export.started', { values: { format } });

/** Each form is loaded when it is asked for. */
const makers: Record<ExportFormat, (around: Around) => Promise<Made>> = {
  async text({ data, signal }) {
    const { contents, unreadable, isEmpty } = await openTexts(data, { signal, withFiles: false });
    if (isEmpty) return nothingFrom(unreadable);
    started(data, 'text');
    const { journalAsText } = await import('./plain-text.ts');
    const text = journalAsText(contents, data.env.now());
    const file = new Blob([text], { type: 'text/plain;charset=utf-8' });
    return { file, ending: 'txt', said: unopened(unreadable) };
  },
  async pdf({ data, ...around }) {
    const { contents, unreadable, isEmpty } = await openTexts(data, {
      signal: around.signal,
      withFiles: true,
    });
    if (isEmpty) return nothingFrom(unreadable);
    started(data, 'pdf');
    const [{ journalForPdf }, { startPdf, unsetWords }] = await Promise.all([
      import('./journal-pdf.ts'),
      import('@mooring/pdf/start'),
    ]);
    const words = journalForPdf(contents, data.env.now(), navigator.language);
    const { file, missing, unset } = await startPdf(words, around);
    const said = [unopened(unreadable), unset.length > 0 ? unsetWords(unset) : '', boxes(missing)]
      .filter(Boolean)
      .join(' ');
    return { file, ending: 'pdf', said };
  },
  async html({ data, ...around }) {
    const [{ loadJournalContents }, { journalAsHtml }] = await Promise.all([
      import('./journal-contents.ts'),
      import('./journal-html.ts'),
    ]);
    const contents = await loadJournalContents(data, around);
    if (contents.empty) return nothingFrom({ entries: 0, others: contents.unopened });
    started(data, 'web page');
    return {
      file: journalAsHtml(contents, data.env.now()),
      ending: 'html',
      said: contents.leftOut,
    };
  },
};

/** What a text and a PDF hold. `withFiles`: the files of pictures too. */
async function openTexts(data: Data, options: { signal: AbortSignal; withFiles: boolean }) {
  const [{ loadPeople }, { loadDaysAndPrompts }, { loadPictures }] = await Promise.all([
    import('./people-contents.ts'),
    import('./day-contents.ts'),
    import('./picture-contents.ts'),
  ]);
  const [journal, letters, people] = await Promise.all([
    data.entries.list(),
    data.letters.list(),
    loadPeople(data, {
      signal: options.signal,
      ...(options.withFiles ? { with: 'pictures' as const } : {}),
    }),
  ]);
  const more = await loadDaysAndPrompts(
    data,
    people.items.map(({ person }) => person.id),
  );
  const pictures = await loadPictures(data, journal.items, options);
  const contents: JournalFile = {
    ...{ journal, letters, people: people.items },
    pictures: pictures.byEntry,
    more,
  };
  return {
    contents,
    unreadable: {
      entries: journal.unreadable.length,
      others:
        [letters, people, more].reduce((sum, { unreadable }) => sum + unreadable.length, 0) +
        people.unopened +
        pictures.unopened,
    },
    isEmpty: [journal.items, letters.items, people.items, more.days, more.prompts].every(
      (items) => items.length === 0,
    ),
  };
}

/** An empty file would look like a lost journal. */
const nothingFrom = (unreadable: Unopened): Made => ({
  ending: '',
  said: unopened(unreadable) || 'Your journal is empty, so there is no file yet.',
});

/** How many entries did not open, and how many letters, people and other things. */
type Unopened = { entries: number; others: number };

function unopened({ entries, others }: Unopened): string {
  const count = entries + others;
  if (count === 0) return '';
  const [one, many] = others === 0 ? ['entry', 'entries'] : ['thing', 'things'];
  return count === 1
    ? `One ${one} could not be opened and is not in the file. It is not lost: it is kept as it is.`
    : `${count} ${many} could not be opened and are not in the file. They are not lost: they are kept as they are.`;
}

const boxes = (count: number) =>
  count === 0
    ? ''
    : `${countText(count, 'character is shown as an empty box', 'characters are shown as empty boxes')} in this PDF. The plain text and the web page show ${count === 1 ? 'it' : 'them'}.`;

export type Export = ReturnType<typeof useExport>;
