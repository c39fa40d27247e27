import { format } from 'date-fns';
import { z } from 'zod';
import { createTurns } from '../accounts/turns.ts';
import { type Emotion, emotions } from '../catalog.ts';
import type { Env } from '../env.ts';
import type { Rows } from '../store.ts';
import type { Vault } from '../vault/vault.ts';
import type { Desk, OpenDesk } from './desk.ts';
import { nothingOpened, type Opened, openAll } from './opened.ts';
import { openJson, sealJson } from './sealed-json.ts';

/** `intensity` 0–4. */
export type CheckInFields = { emotion: Emotion; intensity: number; notes: string };

export type CheckIn = CheckInFields & {
  id: string;
  /** ISO time. */
  createdAt: string;
  /** Local calendar day, yyyy-MM-dd. */
  day: string;
};

export type Emotions = {
  /** Today's record: the first of the local calendar day. */
  today(): Promise<CheckIn | null>;
  /** Creates today's record, or replaces it. */
  save(fields: CheckInFields): Promise<CheckIn>;
  /** Adds a record; it becomes today's only where there is none, so a considered check-in is never overwritten. */
  append(fields: CheckInFields): Promise<CheckIn>;
  /** Newest first, 50 unless told otherwise. */
  recent(limit?: number): Promise<Opened<CheckIn>>;
};

type Row = Rows['emotion_records'];

export function createEmotions({ env, desk }: { env: Env; desk: Desk }): Emotions {
  // Two saves at once are one record of today, not two.
  const inTurn = createTurns();
  const keep = async (fields: CheckInFields, before: CheckIn | null) => {
    const { vault, store } = await desk.openForWriting();
    const createdAt = before?.createdAt ?? env.now().toISOString();
    const record = { ...fields, id: before?.id ?? env.newId(), createdAt, day: dayOf(createdAt) };
    await store.write([{ table: 'emotion_records', put: await sealRecord(vault, record) }]);
    return record;
  };
  const todayAt = async ({ vault, store }: OpenDesk) => {
    const today = format(env.now(), 'yyyy-MM-dd');
    const rows = (await store.list('emotion_records')).filter(
      (row) => dayOf(row.created_at) === today,
    );
    const { items } = await openAll(rows, timeOf, (row) => openRecord(vault, row));
    return items.at(-1) ?? null;
  };
  return {
    async today() {
      const open = await desk.open();
      return open ? todayAt(open) : null;
    },
    save: (fields) => inTurn(async () => keep(fields, await todayAt(await desk.openForWriting()))),
    append: (fields) => keep(fields, null),
    async recent(limit = 50) {
      const open = await desk.open();
      if (!open) return nothingOpened();
      const rows = await open.store.list('emotion_records', { limit });
      return openAll(rows, timeOf, (row) => openRecord(open.vault, row));
    },
  };
}

const timeOf = (row: Row) => row.created_at;
const dayOf = (time: string) => format(new Date(time), 'yyyy-MM-dd');
const placeOf = (rowId: string, column: keyof Row) => ({ table: 'emotion_records', column, rowId });

async function sealRecord(vault: Vault, record: CheckIn): Promise<Row> {
  const { id, emotion, intensity, notes, createdAt } = record;
  return {
    id,
    user_id: vault.userId,
    emotion: await sealJson(vault, placeOf(id, 'emotion'), emotion),
    intensity: await sealJson(vault, placeOf(id, 'intensity'), intensity),
    notes: await vault.seal(placeOf(id, 'notes'), notes),
    created_at: createdAt,
  };
}

async function openRecord(vault: Vault, row: Row): Promise<CheckIn> {
  const { id, created_at: createdAt } = row;
  const [emotion, intensity, notes] = await Promise.all([
    openJson(vault, placeOf(id, 'emotion'), row.emotion, z.enum(emotions)),
    openJson(vault, placeOf(id, 'intensity'), row.intensity, z.number().int().min(0).max(4)),
    vault.open(placeOf(id, 'notes'), row.notes),
  ]);
  return { id, emotion, intensity, notes, createdAt, day: dayOf(createdAt) };
}
