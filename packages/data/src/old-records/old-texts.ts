import { readLocalStorage } from '@mooring/storage';

/**
 * Where builds that knew no account left their check-ins, in plain text: the older key and the newer one. The newer holds
 * `{ id, emotion, intensity, notes, created_at, date }`, the older `{ date, emotion, intensity, notes }`; each is read
 * under either.
 */
export const oldKeys = ['emotionRecords', 'emotion_records'] as const;

/** What stands under the old keys; nothing in almost every browser. */
export const readOldTexts = (): { key: string; text: string }[] =>
  oldKeys.flatMap((key) => {
    const text = readLocalStorage(key);
    return text === null ? [] : [{ key, text }];
  });
