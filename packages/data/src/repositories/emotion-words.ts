import { type Emotion, emotions } from '@mooring/contract';
import type { Env, Write } from '@mooring/storage';
import type { OpenAccount } from './account-storage.ts';
import type { CheckIn } from './check-ins.ts';
import { collectionSchemas } from './collection-schemas.ts';
import { openJson } from './sealed-json.ts';
import { documentWrites, rowIdOf } from './user-data.ts';
import { rowsWithPrefix, type UserDataRow, valueLocation } from './user-data-rows.ts';

/**
 * The finer words of check-ins, one document each in `user_data`. The rows of check-ins have fixed columns, also in backups
 * and on the service: a further one would be refused by builds that do not know it, and lost when they save.
 */
export type EmotionWord = {
  emotion: Emotion;
  word: string;
  /** The newest check-in that has it, and its time, ISO. */
  id: string;
  date: string;
};

/** Words read to be offered again. */
const maxOffered = 200;

const schema = collectionSchemas['emotion-word'];
const documentKey = (checkInId: string) => `emotion-word:${checkInId}`;

/** The writes that put the word of a check-in, or remove the one before. */
export async function wordWrites(
  open: OpenAccount & { env: Env },
  { id, emotion, word }: Pick<CheckIn, 'id' | 'emotion' | 'word'>,
): Promise<Write[]> {
  if (!word) return wordRemovals(open, id);
  return documentWrites(open, { key: documentKey(id), value: { id, emotion, word }, schema });
}

export async function wordRemovals({ vault, store }: OpenAccount, id: string): Promise<Write[]> {
  const rowId = rowIdOf(vault.userId, documentKey(id));
  return (await store.get('user_data', rowId)) ? [{ table: 'user_data', remove: rowId }] : [];
}

/** The check-ins with their words. A word that cannot be opened takes no check-in with it. */
export async function withWords(
  open: OpenAccount,
  checkIns: readonly CheckIn[],
): Promise<CheckIn[]> {
  const ids = checkIns.map(({ id }) => rowIdOf(open.vault.userId, documentKey(id)));
  const rows = ids.length > 0 ? await open.store.getMany('user_data', ids) : [];
  const kept = await Promise.all(rows.map((row) => (row ? openWord(open, row) : null)));
  return checkIns.map((checkIn, index) => {
    const found = kept[index];
    return found?.emotion === checkIn.emotion ? { ...checkIn, word: found.word } : checkIn;
  });
}

/** The words of the check-ins that are there, newest first, each once for an emotion. */
export async function readWords(open: OpenAccount): Promise<EmotionWord[]> {
  const rows = await rowsWithPrefix(open.store, rowIdOf(open.vault.userId, documentKey('')));
  rows.sort((one, other) => (one.updated_at < other.updated_at ? 1 : -1));
  const opened = await Promise.all(rows.slice(0, maxOffered).map((row) => openWord(open, row)));
  const kept = opened.filter((one) => one !== null);
  const checkIns = await open.store.getMany(
    'emotion_records',
    kept.map(({ id }) => id),
  );
  const words = new Map<string, EmotionWord>();
  for (const [index, { id, word, emotion: named }] of kept.entries()) {
    const emotion = emotions.find((one) => one === named);
    const date = checkIns[index]?.created_at;
    if (!emotion || date === undefined) continue;
    const name = `${emotion}:${word.toLowerCase()}`;
    if (!words.has(name)) words.set(name, { emotion, word, id, date });
  }
  return [...words.values()];
}

const openWord = ({ vault }: OpenAccount, row: UserDataRow) =>
  openJson(vault, valueLocation(row.id), row.value, schema).catch(() => null);
