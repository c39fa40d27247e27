import { AppError, type Emotion, emotions, isoDay, readDate, utcTime } from '@mooring/contract';
import type { Rows, Vault } from '@mooring/storage';
import * as z from 'zod/mini';
import type { CheckIn } from './check-ins.ts';
import { openJson, sealJson } from './sealed-json.ts';

export type CheckInRow = Rows['emotion_records'];

// Created once, because ten years of check-ins are parsed in one go.
const emotionSchema = z.enum(emotions);
const intensitySchema = z.int().check(z.minimum(0), z.maximum(4));

/** Local calendar day of an ISO time, yyyy-MM-dd. Throws AppError('vault.unreadable') for a damaged time. */
export function dayOf(time: string): string {
  const known = utcTime(time);
  if (known === null) throw new AppError('vault.unreadable');
  return isoDay(readDate(known));
}

const fieldLocation = (rowId: string, column: keyof CheckInRow) => ({
  table: 'emotion_records',
  column,
  rowId,
});

/** Encrypts a check-in as its row. */
export async function sealCheckIn(
  vault: Vault,
  checkIn: Omit<CheckIn, 'day'>,
): Promise<CheckInRow> {
  const { id, emotion, intensity, notes, createdAt } = checkIn;
  const [sealedEmotion, sealedIntensity, sealedNotes] = await Promise.all([
    sealJson(vault, fieldLocation(id, 'emotion'), emotion),
    sealJson(vault, fieldLocation(id, 'intensity'), intensity),
    vault.seal(fieldLocation(id, 'notes'), notes),
  ]);
  return {
    id,
    user_id: vault.userId,
    emotion: sealedEmotion,
    intensity: sealedIntensity,
    notes: sealedNotes,
    created_at: createdAt,
  };
}

export const openEmotion = (vault: Vault, row: CheckInRow): Promise<Emotion> =>
  openJson(vault, fieldLocation(row.id, 'emotion'), row.emotion, emotionSchema);

/** Opens the emotion and the intensity, without the notes. */
export async function openCheckInWithoutNotes(
  vault: Vault,
  row: CheckInRow,
): Promise<Omit<CheckIn, 'notes'>> {
  const { id, created_at: createdAt } = row;
  const [emotion, intensity] = await Promise.all([
    openEmotion(vault, row),
    openJson(vault, fieldLocation(id, 'intensity'), row.intensity, intensitySchema),
  ]);
  return { id, emotion, intensity, createdAt, day: dayOf(createdAt) };
}

export async function openCheckIn(vault: Vault, row: CheckInRow): Promise<CheckIn> {
  const [checkIn, notes] = await Promise.all([
    openCheckInWithoutNotes(vault, row),
    vault.open(fieldLocation(row.id, 'notes'), row.notes),
  ]);
  return { ...checkIn, notes };
}
