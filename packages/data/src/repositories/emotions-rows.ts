import { type Emotion, emotions, isoDay } from '@mooring/contract';
import type { Rows, Vault } from '@mooring/storage';
import * as z from 'zod/mini';
import type { CheckIn } from './emotions.ts';
import { openJson, sealJson } from './sealed-json.ts';

export type EmotionRow = Rows['emotion_records'];

// Made once: ten years of check-ins are parsed at a time.
const emotionSchema = z.enum(emotions);
const intensitySchema = z.int().check(z.minimum(0), z.maximum(4));

/** Local calendar day of an ISO time, yyyy-MM-dd. */
export const dayOf = (time: string) => isoDay(new Date(time));

const placeOf = (rowId: string, column: keyof EmotionRow) => ({
  table: 'emotion_records',
  column,
  rowId,
});

/** A check-in as its row. */
export async function sealRecord(vault: Vault, record: Omit<CheckIn, 'day'>): Promise<EmotionRow> {
  const { id, emotion, intensity, notes, createdAt } = record;
  const [sealedEmotion, sealedIntensity, sealedNotes] = await Promise.all([
    sealJson(vault, placeOf(id, 'emotion'), emotion),
    sealJson(vault, placeOf(id, 'intensity'), intensity),
    vault.seal(placeOf(id, 'notes'), notes),
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

export const openEmotion = (vault: Vault, row: EmotionRow): Promise<Emotion> =>
  openJson(vault, placeOf(row.id, 'emotion'), row.emotion, emotionSchema);

/** What was named and how strongly, without the notes. */
export async function openFelt(vault: Vault, row: EmotionRow): Promise<Omit<CheckIn, 'notes'>> {
  const { id, created_at: createdAt } = row;
  const [emotion, intensity] = await Promise.all([
    openEmotion(vault, row),
    openJson(vault, placeOf(id, 'intensity'), row.intensity, intensitySchema),
  ]);
  return { id, emotion, intensity, createdAt, day: dayOf(createdAt) };
}

export async function openRecord(vault: Vault, row: EmotionRow): Promise<CheckIn> {
  const [felt, notes] = await Promise.all([
    openFelt(vault, row),
    vault.open(placeOf(row.id, 'notes'), row.notes),
  ]);
  return { ...felt, notes };
}
