import type { Emotion } from '@mooring/contract';
import { isoDay, readDate } from '@mooring/contract';
import type { Env, ListOptions } from '@mooring/storage';
import { createMutex } from '@mooring/storage';
import { addDays } from 'date-fns';
import type { AccountStorage, OpenAccount } from './account-storage.ts';
import {
  dayOf,
  type EmotionRow,
  openEmotion,
  openFelt,
  openRecord,
  sealRecord,
} from './emotions-rows.ts';
import { nothingOpened, type Opened, openAll } from './opened.ts';

/** `intensity` 0–4. */
export type CheckInFields = { emotion: Emotion; intensity: number; notes: string };

export type CheckIn = CheckInFields & {
  id: string;
  /** ISO time. */
  createdAt: string;
  /** Local calendar day, yyyy-MM-dd. */
  day: string;
};

/** A check-in without its notes: what a picture of many days needs. */
export type Felt = Omit<CheckIn, 'notes'>;

/** Local calendar days, yyyy-MM-dd, both included; an end that is left out is open. */
export type Days = { from?: string; to?: string };

export type Emotions = {
  /** Today's record: the first of the local calendar day. */
  today(): Promise<CheckIn | null>;
  /** Creates today's record, or replaces it. */
  save(fields: CheckInFields): Promise<CheckIn>;
  /** Adds a record; it becomes today's only where there is none, so a considered check-in is never overwritten. */
  append(fields: CheckInFields): Promise<CheckIn>;
  /** Newest first, 50 unless told otherwise; `only` those of some days or of one emotion. */
  recent(limit?: number, only?: Days & { emotion?: Emotion }): Promise<Opened<CheckIn>>;
  /** Every check-in of these days without its notes, newest first. Opened in parts, so that ten years hold nothing up. */
  felt(days?: Days): Promise<Opened<Felt>>;
  /** False when there was none. */
  remove(id: string): Promise<boolean>;
  /** Puts a removed check-in back as it was. */
  restore(record: CheckIn): Promise<void>;
};

/** Rows opened side by side before the page gets a breath. */
const batch = 200;

export function createEmotions({ env, storage }: { env: Env; storage: AccountStorage }): Emotions {
  // Two saves at once are one record of today, not two.
  const inTurn = createMutex();
  const put = async (record: CheckIn) => {
    const { vault, store } = await storage.openForWriting();
    await store.write([{ table: 'emotion_records', put: await sealRecord(vault, record) }]);
  };
  const keep = async (fields: CheckInFields, before: CheckIn | null) => {
    const createdAt = before?.createdAt ?? env.now().toISOString();
    const record = { ...fields, id: before?.id ?? env.newId(), createdAt, day: dayOf(createdAt) };
    await put(record);
    return record;
  };
  const todayAt = async ({ vault, store }: OpenAccount) => {
    const today = isoDay(env.now());
    const rows = await store.list('emotion_records', spanOf({ from: today, to: today }));
    const { items } = await openAll(rows, timeOf, (row) => openRecord(vault, row));
    return items.at(-1) ?? null;
  };
  return {
    async today() {
      const open = await storage.open();
      return open ? todayAt(open) : null;
    },
    save: (fields) =>
      inTurn(async () => keep(fields, await todayAt(await storage.openForWriting()))),
    append: (fields) => keep(fields, null),
    async recent(limit = 50, { emotion, ...days } = {}) {
      const open = await storage.open();
      if (!open) return nothingOpened();
      const { vault, store } = open;
      const rows = await store.list('emotion_records', {
        ...spanOf(days),
        ...(emotion ? {} : { limit }),
      });
      const wanted = emotion ? await rowsOf(emotion, rows, limit, open) : rows;
      return openInParts(wanted, (row) => openRecord(vault, row));
    },
    async felt(days = {}) {
      const open = await storage.open();
      if (!open) return nothingOpened();
      const rows = await open.store.list('emotion_records', spanOf(days));
      return openInParts(rows, (row) => openFelt(open.vault, row));
    },
    async remove(id) {
      const open = await storage.open();
      if (!(await open?.store.get('emotion_records', id))) return false;
      await open?.store.write([{ table: 'emotion_records', remove: id }]);
      return true;
    },
    restore: put,
  };
}

const timeOf = (row: EmotionRow) => row.created_at;

/** The moments a range of local days begins and ends at. A day may be 23 or 25 hours long. */
function spanOf({ from, to }: Days): ListOptions {
  return {
    ...(from ? { from: readDate(from).toISOString() } : {}),
    ...(to ? { before: addDays(readDate(to), 1).toISOString() } : {}),
  };
}

async function openInParts<T>(
  rows: EmotionRow[],
  open: (row: EmotionRow) => Promise<T>,
): Promise<Opened<T>> {
  const opened = nothingOpened<T>();
  for (let start = 0; start < rows.length; start += batch) {
    const part = await openAll(rows.slice(start, start + batch), timeOf, open);
    opened.items.push(...part.items);
    opened.unreadable.push(...part.unreadable);
  }
  return opened;
}

/** The first `limit` rows that name `emotion`. One that does not open names nothing. */
async function rowsOf(
  emotion: Emotion,
  rows: EmotionRow[],
  limit: number,
  { vault }: OpenAccount,
): Promise<EmotionRow[]> {
  const found: EmotionRow[] = [];
  for (let start = 0; start < rows.length && found.length < limit; start += batch) {
    const part = rows.slice(start, start + batch);
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
