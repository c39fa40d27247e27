import { AppError } from '@mooring/contract';
import {
  type FoundEntry,
  type ImportFindings,
  type ImportProblem,
  type ReadOptions,
  readImportFiles,
} from '@mooring/formats';
import type { Env, Write } from '@mooring/storage';
import { forEachChunk, retryIfChanged } from '@mooring/storage';
import { pictureWrites } from '../pictures/picture-rows.ts';
import type { Pictures } from '../pictures/pictures.ts';
import type { Recordings } from '../recordings/recordings.ts';
import type { TabLocks } from '../recordings/tab-locks.ts';
import type { AccountStorage, OpenAccount } from '../repositories/account-storage.ts';
import { sealEntry } from '../repositories/entry-row.ts';
import type { Summaries } from '../summaries/summaries.ts';
import { type DecodeSound, decodeInBrowser } from './decode-sound.ts';
import { findNewEntries } from './find-new-entries.ts';
import { type ImportedPictures, importPictures } from './import-pictures.ts';
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
  /** How many pictures the new entries have. */
  pictures: number;
};

export type ImportResult = {
  added: number;
  sounds: number;
  pictures: number;
  /** Pictures that could not be taken: they are damaged, too large, or of a kind that this browser cannot read. */
  refusedPictures: number;
  problems: ImportProblem[];
};

/** Imports Day One exports, text and Markdown files, and folders and zips of them. */
export type Imports = {
  /** Reads all files and changes nothing. Throws AppError 'import.too-many' or 'import.failed'. */
  preview(files: readonly File[], options?: ReadOptions): Promise<ImportPreview>;
  /**
   * Imports a preview completely or not at all: recordings and pictures are saved first and belong to no entry until all entries are
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
  pictures: Pictures;
  summaries: Summaries;
  tabLocks: TabLocks;
  onEntryCreated(): void;
};

export function createImports(parts: Parts): Imports {
  const { env, storage, recordings, pictures, summaries, tabLocks, onEntryCreated } = parts;
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
        pictures: countPictures(fresh.newEntries),
      };
    },
    async run({ newEntries }, { signal, onProgress, decode = decodeInBrowser } = {}) {
      const open = await storage.openForWriting();
      const importId = env.newId();
      runningHere.add(importId);
      await tabLocks.acquire(importId);
      let done = 0;
      const steps =
        newEntries.length +
        newEntries.filter(({ sound }) => sound).length +
        countPictures(newEntries);
      const onDone = (count = 1) => {
        done += count;
        onProgress?.(steps === 0 ? 1 : done / steps);
      };
      let images: ImportedPictures | null = null;
      try {
        const sounds = { env, open, recordings, decode, importId, signal, onDone: () => onDone() };
        const imported = await importRecordings(newEntries, sounds);
        images = await importPictures(newEntries, { pictures, signal, onDone: () => onDone() });
        const { writes, problems } = await sealEntries(open, newEntries, {
          imported,
          images,
          env,
          signal,
          onDone,
        });
        signal?.throwIfAborted();
        await assertStillOpen(storage, open);
        const entries = await retryIfChanged(async () => {
          // Another tab may have imported some of them meanwhile, and changed them since.
          const already = new Set(await open.store.ids('journal_entries'));
          const fresh = writes.filter(({ entry }) => !already.has(entry.put.id));
          const all = fresh.flatMap(({ entry, others }) => [entry, ...others]);
          await open.store.write([...all, ...imported.markerRemovals]);
          return fresh;
        });
        if (entries.length > 0) onEntryCreated();
        const refusedPictures = images.refused;
        if (entries.length === writes.length) images = null;
        return {
          added: entries.length,
          sounds: imported.byEntry.size,
          pictures: entries.reduce((sum, { others }) => sum + others.length, 0),
          refusedPictures,
          problems,
        };
      } finally {
        runningHere.delete(importId);
        // Pictures of an entry that was not written.
        await images?.discard().catch(() => {});
        // A recording that still has its marker row was not imported.
        await removeAbandoned(open, isRunning).catch(() => {});
        tabLocks.release(importId);
      }
    },
  };
}

const countPictures = (entries: readonly FoundEntry[]) =>
  entries.reduce((sum, { pictures }) => sum + pictures.length, 0);

/** An entry, and its pictures. */
type EntryWrites = {
  entry: Extract<Write, { table: 'journal_entries'; put: unknown }>;
  others: Write[];
};

type SealOptions = {
  imported: ImportedRecordings;
  images: ImportedPictures;
  env: Env;
  signal: AbortSignal | undefined;
  onDone(count: number): void;
};

async function sealEntries(
  { vault, store }: OpenAccount,
  newEntries: readonly FoundEntry[],
  { imported, images, env, signal, onDone }: SealOptions,
) {
  const createdAt = env.now().toISOString();
  const writes: EntryWrites[] = [];
  // If a recording could not be read, the entry's text is imported without it. An entry without text is left out.
  const importable = newEntries.filter(({ id, content, sound, pictures }) => {
    if (sound === null && pictures.length === 0) return true;
    return content.trim() !== '' || imported.byEntry.has(id) || images.byEntry.has(id);
  });
  await forEachChunk(importable, 100, async (part) => {
    signal?.throwIfAborted();
    const rows = await Promise.all(
      part.map(async ({ sound: _, pictures: __, file: ___, id: idInFile, ...found }) => {
        const recording = imported.byEntry.get(idInFile) ?? null;
        const type = recording ? ('audio' as const) : ('text' as const);
        // An id that is made from words says what they are. See docs/decisions/0049.
        const id = (await vault.keyedId(idInFile)) ?? env.newId();
        const put = await sealEntry(vault, { ...found, id, type, recording }, createdAt);
        const pictures = images.byEntry.get(idInFile) ?? [];
        const others = await pictureWrites({ vault, store, env }, id, { pictures, removed: [] });
        return { entry: { table: 'journal_entries' as const, put, expected: null }, others };
      }),
    );
    writes.push(...rows);
    onDone(part.length);
  });
  return { writes, problems: imported.problems };
}

/** Throws if the app was locked meanwhile: then nothing may be written. */
async function assertStillOpen(storage: AccountStorage, { vault }: OpenAccount) {
  const now = await storage.open();
  if (now?.vault !== vault) throw new AppError('session.locked');
}
