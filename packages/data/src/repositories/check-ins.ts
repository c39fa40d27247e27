import type { Emotion } from '@mooring/contract';
import { isoDay, readDate } from '@mooring/contract';
import type { Env, ListOptions } from '@mooring/storage';
import { createMutex } from '@mooring/storage';
import { addDays } from 'date-fns';
import type { AccountStorage, OpenAccount } from './account-storage.ts';
import {
  type CheckInRow,
  dayOf,
  openCheckIn,
  openCheckInWithoutNotes,
  openEmotion,
  sealCheckIn,
} from './check-in-rows.ts';
import {
  type EmotionWord,
  readWords,
  withWords,
  wordRemovals,
  wordWrites,
} from './emotion-words.ts';
import { emptyResult, type ListResult, openRows } from './list-result.ts';

/** `intensity` 0–4. */
export type CheckInFields = {
  emotion: Emotion;
  intensity: number;
  notes: string;
  /** A finer word for the emotion, of the list or the person's own. Never empty. */
  word?: string;
};

export type CheckIn = CheckInFields & {
  id: string;
  /** ISO time. */
  createdAt: string;
  /** Local calendar day, yyyy-MM-dd. */
  day: string;
};

/** A check-in without its notes and its word, which is enough for a chart of many days. */
export type CheckInWithoutNotes = Omit<CheckIn, 'notes' | 'word'>;

/** Local calendar days, yyyy-MM-dd, both inclusive. Without `from` or `to` the range is open. */
export type DayRange = { from?: string; to?: string };

export type CheckIns = {
  /** Today's check-in: the first of the local calendar day. */
  today(): Promise<CheckIn | null>;
  /** Creates or replaces today's check-in. */
  save(fields: CheckInFields): Promise<CheckIn>;
  /** Adds a check-in. It becomes today's only if there is none, so that a careful check-in is never overwritten. */
  append(fields: CheckInFields): Promise<CheckIn>;
  /** Newest first, 50 by default, optionally only of some days or of one emotion. */
  recent(limit?: number, only?: DayRange & { emotion?: Emotion }): Promise<ListResult<CheckIn>>;
  /** Every check-in of these days without its notes, newest first. */
  listWithoutNotes(days?: DayRange): Promise<ListResult<CheckInWithoutNotes>>;
  /** The words chosen last, newest first, each once for an emotion. */
  words(): Promise<EmotionWord[]>;
  /** False if there was none. */
  remove(id: string): Promise<boolean>;
  /** Puts a removed check-in back as it was. */
  restore(checkIn: CheckIn): Promise<void>;
};

/** Rows opened in parallel, before the page gets time to respond. */
const batchSize = 200;

export function createCheckIns({ env, storage }: { env: Env; storage: AccountStorage }): CheckIns {
  // With the mutex, two saves at the same time make one check-in for today, not two.
  const withMutex = createMutex();
  const put = async (checkIn: CheckIn) => {
    const open = await storage.openForWriting();
    await open.store.write([
      { table: 'emotion_records', put: await sealCheckIn(open.vault, checkIn) },
      ...(await wordWrites({ env, ...open }, checkIn)),
    ]);
  };
  const save = async (fields: CheckInFields, before: CheckIn | null) => {
    const createdAt = before?.createdAt ?? env.now().toISOString();
    const checkIn = { ...fields, id: before?.id ?? env.newId(), createdAt, day: dayOf(createdAt) };
    await put(checkIn);
    return checkIn;
  };
  const readToday = async (open: OpenAccount) => {
    const { vault, store } = open;
    const today = isoDay(env.now());
    const rows = await store.list('emotion_records', timeRange({ from: today, to: today }));
    const { items } = await openRows(rows, createdAtOf, (row) => openCheckIn(vault, row));
    return (await withWords(open, items.slice(-1)))[0] ?? null;
  };
  return {
    async today() {
      const open = await storage.open();
      return open ? readToday(open) : null;
    },
    save: (fields) =>
      withMutex(async () => save(fields, await readToday(await storage.openForWriting()))),
    append: (fields) => save(fields, null),
    async recent(limit = 50, { emotion, ...days } = {}) {
      const open = await storage.open();
      if (!open) return emptyResult();
      const { vault, store } = open;
      const rows = await store.list('emotion_records', {
        ...timeRange(days),
        ...(emotion ? {} : { limit }),
      });
      const matching = emotion ? await rowsWithEmotion(emotion, rows, limit, open) : rows;
      const found = await openInBatches(matching, (row) => openCheckIn(vault, row));
      return { ...found, items: await withWords(open, found.items) };
    },
    async listWithoutNotes(days = {}) {
      const open = await storage.open();
      if (!open) return emptyResult();
      const rows = await open.store.list('emotion_records', timeRange(days));
      return openInBatches(rows, (row) => openCheckInWithoutNotes(open.vault, row));
    },
    async words() {
      const open = await storage.open();
      return open ? readWords(open) : [];
    },
    async remove(id) {
      const open = await storage.open();
      if (!open || !(await open.store.get('emotion_records', id))) return false;
      const removals = await wordRemovals(open, id);
      await open.store.write([{ table: 'emotion_records', remove: id }, ...removals]);
      return true;
    },
    restore: put,
  };
}

const createdAtOf = (row: CheckInRow) => row.created_at;

/** The time range of these local days. A day may have 23 or 25 hours. */
function timeRange({ from, to }: DayRange): ListOptions {
  return {
    ...(from ? { from: readDate(from).toISOString() } : {}),
    ...(to ? { before: addDays(readDate(to), 1).toISOString() } : {}),
  };
}

async function openInBatches<T>(
  rows: CheckInRow[],
  open: (row: CheckInRow) => Promise<T>,
): Promise<ListResult<T>> {
  const opened = emptyResult<T>();
  for (let start = 0; start < rows.length; start += batchSize) {
    const part = await openRows(rows.slice(start, start + batchSize), createdAtOf, open);
    opened.items.push(...part.items);
    opened.unreadable.push(...part.unreadable);
  }
  return opened;
}

/** The first `limit` rows with this emotion. A row that cannot be opened does not match. */
async function rowsWithEmotion(
  emotion: Emotion,
  rows: CheckInRow[],
  limit: number,
  { vault }: OpenAccount,
): Promise<CheckInRow[]> {
  const found: CheckInRow[] = [];
  for (let start = 0; start < rows.length && found.length < limit; start += batchSize) {
    const part = rows.slice(start, start + batchSize);
    const named = await Promise.allSettled(part.map((row) => openEmotion(vault, row)));
    found.push(
      ...part.filter((_, index) => {
        const one = named[index];
        return one?.status === 'fulfilled' && one.value === emotion;
      }),
    );
  }
  return found.slice(0, limit);
}
