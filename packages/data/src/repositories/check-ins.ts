import type { Emotion } from '@mooring/contract';
import { isoDay, readDate } from '@mooring/contract';
import type { Env, ListOptions } from '@mooring/storage';
import { createMutex, retryIfChanged } from '@mooring/storage';
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
  /**
   * Creates or replaces today's check-in. If that is another by now than `base`, today's as it was when this one was begun (null for
   * none), this one is saved beside it; without `base`, if it changed during this call.
   */
  save(fields: CheckInFields, base?: CheckIn | null): Promise<CheckIn>;
  /** Adds a check-in. It becomes today's only if there is none, so that a careful check-in is never overwritten. */
  append(fields: CheckInFields): Promise<CheckIn>;
  /** Newest first, 50 by default, optionally only of some days or of one emotion. */
  recent(limit?: number, only?: DayRange & { emotion?: Emotion }): Promise<ListResult<CheckIn>>;
  /** Every check-in of these days without its notes, newest first. */
  listWithoutNotes(days?: DayRange): Promise<ListResult<CheckInWithoutNotes>>;
  /** The words chosen last, newest first, each once for an emotion. */
  words(): Promise<EmotionWord[]>;
  /** False if there was none. Throws AppError('store.changed'), and removes nothing, if it was changed during this call. */
  remove(id: string): Promise<boolean>;
  /** Puts a removed check-in back as it was. If it is there again as another one, both are kept. */
  restore(checkIn: CheckIn): Promise<void>;
};

/** Rows opened in parallel, before the page gets time to respond. */
const batchSize = 200;

export function createCheckIns({ env, storage }: { env: Env; storage: AccountStorage }): CheckIns {
  // With the mutex, two saves at the same time make one check-in for today, not two.
  const withMutex = createMutex();
  const put = async (checkIn: CheckIn, before?: CheckInRow) => {
    const open = await storage.openForWriting();
    const row = await sealCheckIn(open.vault, checkIn);
    await open.store.write([
      { table: 'emotion_records', put: row, expected: before ?? null },
      ...(await wordWrites({ env, ...open }, checkIn)),
    ]);
  };
  const save = async (fields: CheckInFields, over?: StoredCheckIn) => {
    const createdAt = over?.checkIn.createdAt ?? env.now().toISOString();
    const id = over?.checkIn.id ?? env.newId();
    const checkIn = { ...fields, id, createdAt, day: dayOf(createdAt) };
    await put(checkIn, over?.row);
    return checkIn;
  };
  const readToday = async (open: OpenAccount): Promise<StoredCheckIn | null> => {
    const { vault, store } = open;
    const today = isoDay(env.now());
    const rows = await store.list('emotion_records', timeRange({ from: today, to: today }));
    const { items } = await openRows(rows, createdAtOf, (row) => openCheckIn(vault, row));
    const [checkIn] = await withWords(open, items.slice(-1));
    const row = rows.find(({ id }) => id === checkIn?.id);
    return checkIn && row ? { row, checkIn } : null;
  };
  return {
    async today() {
      const open = await storage.open();
      return open ? ((await readToday(open))?.checkIn ?? null) : null;
    },
    save: (fields, base) =>
      withMutex(() => {
        let known = base;
        return retryIfChanged(async () => {
          const stored = await readToday(await storage.openForWriting());
          if (known === undefined) known = stored?.checkIn ?? null;
          const isOther =
            stored && !saysTheSame(stored.checkIn, known) && !saysTheSame(stored.checkIn, fields);
          return save(fields, isOther ? undefined : (stored ?? undefined));
        });
      }),
    append: (fields) => save(fields),
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
      const expected = await open?.store.get('emotion_records', id);
      if (!open || !expected) return false;
      const removals = await wordRemovals(open, id);
      await open.store.write([{ table: 'emotion_records', remove: id, expected }, ...removals]);
      return true;
    },
    restore: (checkIn) =>
      retryIfChanged(async () => {
        const open = await storage.openForWriting();
        const row = await open.store.get('emotion_records', checkIn.id);
        const stored = row && (await openCheckIn(open.vault, row).catch(() => null));
        const [known] = stored ? await withWords(open, [stored]) : [];
        const isOther = row && !(known && saysTheSame(known, checkIn));
        await (isOther ? put({ ...checkIn, id: env.newId() }) : put(checkIn, row));
      }),
  };
}

type StoredCheckIn = { row: CheckInRow; checkIn: CheckIn };

const saysTheSame = (one: CheckInFields, other: CheckInFields | null): boolean =>
  one.emotion === other?.emotion &&
  one.intensity === other.intensity &&
  one.notes === other.notes &&
  one.word === other.word;

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
