import { AppError } from '@mooring/contract';
import {
  type FoundEntry,
  type ImportFindings,
  type ImportProblem,
  type ReadOptions,
  readImportFiles,
} from '@mooring/formats';
import type { Env, Write } from '@mooring/storage';
import { forEachChunk } from '@mooring/storage';
import type { Recordings } from '../recordings/recordings.ts';
import type { TabLocks } from '../recordings/tab-locks.ts';
import type { AccountStorage, OpenAccount } from '../repositories/account-storage.ts';
import { sealEntry } from '../repositories/entry-row.ts';
import type { Summaries } from '../summaries/summaries.ts';
import { type DecodeSound, decodeInBrowser } from './decode-sound.ts';
import { findNewEntries } from './find-new-entries.ts';
import { type ImportedRecordings, importRecordings, removeAbandoned } from './import-recordings.ts';

/** What an import would add. Nothing is written yet. */
export type ImportPreview = Omit<ImportFindings, 'entries'> & {
  newEntries: FoundEntry[];
  /** Entries that are already stored. */
  known: number;
  /** Entries that occur more than once in the files. */
  repeated: number;
  /** ISO times of the earliest and the latest new entry; null without any. */
  first: string | null;
  last: string | null;
  /** How many new entries have a recording. */
  sounds: number;
};

export type ImportResult = { added: number; sounds: number; problems: ImportProblem[] };

/** Imports Day One exports, text and Markdown files, and folders and zips of them. */
export type Imports = {
  /** Reads all files and changes nothing. Throws AppError 'import.too-many' or 'import.failed'. */
  preview(files: readonly File[], options?: ReadOptions): Promise<ImportPreview>;
  /**
   * Imports a preview completely or not at all: recordings are saved first and belong to no entry until all entries are
   * written in one transaction. Importing the same files twice changes nothing. Throws if it fails or is stopped.
   */
  run(
    preview: ImportPreview,
    options?: ReadOptions & { decode?: DecodeSound },
  ): Promise<ImportResult>;
};

type Parts = {
  env: Env;
  storage: AccountStorage;
  recordings: Recordings;
  summaries: Summaries;
  tabLocks: TabLocks;
  onEntryCreated(): void;
};

export function createImports(parts: Parts): Imports {
  const { env, storage, recordings, summaries, tabLocks, onEntryCreated } = parts;
  const runningHere = new Set<string>();
  const isRunning = async (id: string) =>
    runningHere.has(id) || (await tabLocks.isHeldElsewhere(id));

  return {
    async preview(files, options = {}) {
      const found = await readImportFiles(files, options);
      const open = await storage.open();
      if (open) await removeAbandoned(open, isRunning);
      const { entries, ...rest } = found;
      const fresh = await findNewEntries(open, await summaries.list(), entries);
      const dates = fresh.newEntries.map(({ date }) => date).sort();
      return {
        ...rest,
        ...fresh,
        first: dates[0] ?? null,
        last: dates.at(-1) ?? null,
        sounds: fresh.newEntries.filter(({ sound }) => sound !== null).length,
      };
    },
    async run({ newEntries }, { signal, onProgress, decode = decodeInBrowser } = {}) {
      const open = await storage.openForWriting();
      const importId = env.newId();
      runningHere.add(importId);
      await tabLocks.acquire(importId);
      let done = 0;
      const steps = newEntries.length + newEntries.filter(({ sound }) => sound).length;
      const onDone = (count = 1) => {
        done += count;
        onProgress?.(steps === 0 ? 1 : done / steps);
      };
      try {
        const sounds = { env, open, recordings, decode, importId, signal, onDone: () => onDone() };
        const imported = await importRecordings(newEntries, sounds);
        const { writes, problems } = await sealEntries(open, newEntries, {
          imported,
          env,
          signal,
          onDone,
        });
        signal?.throwIfAborted();
        await assertStillOpen(storage, open);
        const already = new Set(await open.store.ids('journal_entries'));
        const entries = writes.filter(({ put }) => !already.has(put.id));
        await open.store.write([...entries, ...imported.markerRemovals]);
        if (entries.length > 0) onEntryCreated();
        return { added: entries.length, sounds: imported.byEntry.size, problems };
      } finally {
        runningHere.delete(importId);
        // A recording that still has its marker row was not imported.
        await removeAbandoned(open, isRunning).catch(() => {});
        tabLocks.release(importId);
      }
    },
  };
}

type SealOptions = {
  imported: ImportedRecordings;
  env: Env;
  signal: AbortSignal | undefined;
  onDone(count: number): void;
};

async function sealEntries(
  { vault }: OpenAccount,
  newEntries: readonly FoundEntry[],
  { imported, env, signal, onDone }: SealOptions,
) {
  const createdAt = env.now().toISOString();
  const writes: Extract<Write, { table: 'journal_entries'; put: unknown }>[] = [];
  // If a recording could not be read, the entry's text is imported without it. An entry without text is left out.
  const importable = newEntries.filter(({ id, content, sound }) => {
    return sound === null || content.trim() !== '' || imported.byEntry.has(id);
  });
  await forEachChunk(importable, 100, async (part) => {
    signal?.throwIfAborted();
    const rows = await Promise.all(
      part.map(async ({ sound: _, file: __, id: idInFile, ...found }) => {
        const recording = imported.byEntry.get(idInFile) ?? null;
        const type = recording ? ('audio' as const) : ('text' as const);
        // An id that is made from words says what they are. See docs/decisions/0049.
        const id = (await vault.keyedId(idInFile)) ?? env.newId();
        return sealEntry(vault, { ...found, id, type, recording }, createdAt);
      }),
    );
    writes.push(...rows.map((put) => ({ table: 'journal_entries' as const, put })));
    onDone(part.length);
  });
  return { writes, problems: imported.problems };
}

/** Throws if the app was locked meanwhile: then nothing may be written. */
async function assertStillOpen(storage: AccountStorage, { vault }: OpenAccount) {
  const now = await storage.open();
  if (now?.vault !== vault) throw new AppError('session.locked');
}
