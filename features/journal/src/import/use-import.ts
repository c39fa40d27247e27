import { keyOf, type MessageKey } from '@mooring/contract';
import {
  type BackupContents,
  type Data,
  type ImportPreview,
  type ImportProblem,
  useData,
} from '@mooring/data';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { importedLines, restoredLines } from './import-words.ts';

/** How far an import has come. Nothing is written before 'importing'. */
export type ImportStep =
  | { at: 'choose' }
  | { at: 'reading'; share: number }
  | { at: 'sealed'; file: File }
  | { at: 'backup'; file: File; passphrase: string | null; contents: BackupContents }
  | { at: 'shown'; preview: ImportPreview }
  | { at: 'importing'; share: number }
  | { at: 'done'; lines: string[]; problems: ImportProblem[] };

export type Import = ReturnType<typeof useImport>;

/** Bringing words from elsewhere, step by step. */
export function useImport() {
  const data = useData();
  const [step, setStep] = useState<ImportStep>({ at: 'choose' });
  const [passphrase, setPassphrase] = useState('');
  const [failure, setFailure] = useState<MessageKey | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  /** Runs one step; when it fails or is stopped, goes back to `home`. */
  async function attempt(home: ImportStep, work: (signal: AbortSignal) => Promise<ImportStep>) {
    const begun = new AbortController();
    running.current?.abort();
    running.current = begun;
    setFailure(null);
    try {
      const next = await work(begun.signal);
      if (running.current !== begun) return;
      // Stopped too late: an import that was written is reported; one that was only read is dropped.
      setStep(begun.signal.aborted && next.at !== 'done' ? home : next);
    } catch (error) {
      if (running.current !== begun) return;
      if (!begun.signal.aborted) setFailure(keyOf(error, 'import.failed'));
      setStep(home);
    }
  }

  const showing = (at: 'reading' | 'importing', signal: AbortSignal) => {
    const onProgress = (share: number) => {
      if (!signal.aborted) setStep({ at, share });
    };
    onProgress(0);
    return { signal, onProgress };
  };

  const inspect = (file: File, words: string | null, home: ImportStep) =>
    attempt(home, async (signal) => {
      const around = showing('reading', signal);
      const contents = await data.backups.inspect(file, { passphrase: words, ...around });
      return { at: 'backup', file, passphrase: words, contents };
    });

  return {
    step,
    passphrase,
    failure,
    type(words: string) {
      setPassphrase(words);
      setFailure(null);
    },
    async take(files: readonly File[]) {
      const [first] = files;
      if (!first) return;
      setPassphrase('');
      const kind = files.length === 1 ? await backupKind(data, first) : null;
      if (kind?.failure) return setFailure(kind.failure);
      if (kind?.sealed === true) return setStep({ at: 'sealed', file: first });
      if (kind?.sealed === false) return inspect(first, null, { at: 'choose' });
      return attempt({ at: 'choose' }, async (signal) => {
        const preview = await data.imports.preview(files, showing('reading', signal));
        return { at: 'shown', preview };
      });
    },
    async unseal(event: FormEvent) {
      event.preventDefault();
      if (step.at === 'sealed') await inspect(step.file, passphrase, step);
    },
    async bring() {
      const before = step;
      await attempt(before, async (signal) => {
        const around = showing('importing', signal);
        if (before.at === 'backup') {
          const { file, passphrase: words } = before;
          const restored = await data.backups.restore(file, { passphrase: words, ...around });
          return { at: 'done', lines: restoredLines(restored), problems: [] };
        }
        if (before.at !== 'shown') return before;
        const imported = await data.imports.run(before.preview, around);
        return { at: 'done', lines: importedLines(imported), problems: imported.problems };
      });
    },
    stop: () => running.current?.abort(),
    again() {
      running.current?.abort();
      setFailure(null);
      setStep({ at: 'choose' });
    },
  };
}

type BackupKind = { sealed?: boolean; failure?: MessageKey };

/** Whether a file is a backup of Mooring's own, which brings more than entries. Null where it is something else. */
async function backupKind({ backups }: Data, file: File): Promise<BackupKind | null> {
  if (!/\.(mooring|json)$/i.test(file.name)) return null;
  try {
    return { sealed: (await backups.readHeader(file)).sealed };
  } catch (error) {
    const failure = keyOf(error, 'import.failed');
    return failure === 'backup.not-a-backup' && /\.json$/i.test(file.name) ? null : { failure };
  }
}
