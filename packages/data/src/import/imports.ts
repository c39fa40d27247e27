import { AppError } from '@mooring/contract';
import type { Env, Write } from '@mooring/storage';
import { forEachChunk } from '@mooring/storage';
import type { Claims } from '../recordings/claims.ts';
import type { Recordings } from '../recordings/recordings.ts';
import type { AccountStorage, OpenAccount } from '../repositories/account-storage.ts';
import { sealEntry } from '../repositories/entry-row.ts';
import type { Summaries } from '../summaries/summaries.ts';
import { type Brought, bringSounds, removeLeftOver } from './bring-sounds.ts';
import { type DecodeSound, decodeInBrowser } from './decode-sound.ts';
import { gather, type ReadOptions } from './gather.ts';
import type { Findings, FoundEntry, ImportProblem } from './import-plan.ts';
import { recognise } from './recognise.ts';

/** What an import would bring. Nothing of it is written yet. */
export type ImportPreview = Omit<Findings, 'entries'> & {
  coming: FoundEntry[];
  /** Entries that are here already. */
  known: number;
  /** Entries that stand in the files more than once. */
  repeated: number;
  /** ISO times of the earliest and the latest that would come; null without any. */
  first: string | null;
  last: string | null;
  /** How many of them have a recording. */
  sounds: number;
};

export type Imported = { added: number; sounds: number; problems: ImportProblem[] };

/** Words from elsewhere: Day One exports, files of text or Markdown, folders and zips of them. */
export type Imports = {
  /** Reads everything and changes nothing. Throws AppError 'import.too-many' or 'import.failed'. */
  look(files: readonly File[], options?: ReadOptions): Promise<ImportPreview>;
  /**
   * Brings what was shown, all of it or nothing: recordings are kept first and belong to nobody until every entry is
   * written in one go. Importing the same again changes nothing. Throws where it could not, or where it was stopped.
   */
  run(preview: ImportPreview, options?: ReadOptions & { decode?: DecodeSound }): Promise<Imported>;
};

type Parts = {
  env: Env;
  storage: AccountStorage;
  recordings: Recordings;
  summaries: Summaries;
  claims: Claims;
  afterFirst(): void;
};

export function createImports(parts: Parts): Imports {
  const { env, storage, recordings, summaries, claims, afterFirst } = parts;
  const own = new Set<string>();
  const isRunning = async (id: string) => own.has(id) || (await claims.heldElsewhere(id));

  return {
    async look(files, options = {}) {
      const found = await gather(files, options);
      const open = await storage.open();
      if (open) await removeLeftOver(open, isRunning);
      const { entries, ...rest } = found;
      const recognised = await recognise(open, await summaries.list(), entries);
      const dates = recognised.coming.map(({ date }) => date).sort();
      return {
        ...rest,
        ...recognised,
        first: dates[0] ?? null,
        last: dates.at(-1) ?? null,
        sounds: recognised.coming.filter(({ sound }) => sound !== null).length,
      };
    },
    async run({ coming }, { signal, onProgress, decode = decodeInBrowser } = {}) {
      const open = await storage.openForWriting();
      const importId = env.newId();
      own.add(importId);
      await claims.hold(importId);
      let done = 0;
      const steps = coming.length + coming.filter(({ sound }) => sound).length;
      const onDone = (count = 1) => {
        done += count;
        onProgress?.(steps === 0 ? 1 : done / steps);
      };
      try {
        const sounds = { env, open, recordings, decode, importId, signal, onDone: () => onDone() };
        const brought = await bringSounds(coming, sounds);
        const { writes, problems } = await seal(open, coming, { brought, env, signal, onDone });
        signal?.throwIfAborted();
        await stillOpen(storage, open);
        const already = new Set(await open.store.ids('journal_entries'));
        const entries = writes.filter(({ put }) => !already.has(put.id));
        await open.store.write([...entries, ...brought.marks]);
        if (entries.length > 0) afterFirst();
        return { added: entries.length, sounds: brought.byEntry.size, problems };
      } finally {
        own.delete(importId);
        // What is still marked was not brought.
        await removeLeftOver(open, isRunning).catch(() => {});
        claims.free(importId);
      }
    },
  };
}

type Sealing = {
  brought: Brought;
  env: Env;
  signal: AbortSignal | undefined;
  onDone(count: number): void;
};

async function seal(
  { vault }: OpenAccount,
  coming: readonly FoundEntry[],
  { brought, env, signal, onDone }: Sealing,
) {
  const createdAt = env.now().toISOString();
  const writes: Extract<Write, { table: 'journal_entries'; put: unknown }>[] = [];
  // A recording that could not be read takes no words with it, and leaves no entry without any.
  const whole = coming.filter(({ id, content, sound }) => {
    return sound === null || content.trim() !== '' || brought.byEntry.has(id);
  });
  await forEachChunk(whole, 100, async (part) => {
    signal?.throwIfAborted();
    const rows = await Promise.all(
      part.map(({ sound: _, file: __, ...found }) => {
        const recording = brought.byEntry.get(found.id) ?? null;
        const type = recording ? ('audio' as const) : ('text' as const);
        return sealEntry(vault, { ...found, type, recording }, createdAt);
      }),
    );
    writes.push(...rows.map((put) => ({ table: 'journal_entries' as const, put })));
    onDone(part.length);
  });
  return { writes, problems: brought.problems };
}

/** Somebody who locked meanwhile wants nothing written. */
async function stillOpen(storage: AccountStorage, { vault }: OpenAccount) {
  const now = await storage.open();
  if (now?.vault !== vault) throw new AppError('session.locked');
}
