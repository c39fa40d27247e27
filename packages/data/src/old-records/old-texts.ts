import { readLocalStorage } from '@mooring/storage';

/**
 * The localStorage keys in which builds without accounts stored check-ins as plain text: the older key and the newer
 * one. The newer holds `{ id, emotion, intensity, notes, created_at, date }`, the older `{ date, emotion, intensity,
 * notes }`; each shape is read under either key.
 */
export const oldKeys = ['emotionRecords', 'emotion_records'] as const;

/** The values of the old keys. Almost every browser has none. */
export const readOldTexts = (): { key: string; text: string }[] =>
  oldKeys.flatMap((key) => {
    const text = readLocalStorage(key);
    return text === null ? [] : [{ key, text }];
  });
