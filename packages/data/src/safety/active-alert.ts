import { type Assessment, type DangerLevel, kindsByUrgency } from '@mooring/listening';
import type { KeyValueStorage } from '../key-value-storage.ts';

/** The alert that the safety card shows. `isNew`: raised since the page was opened, so a screen reader announces it. */
export type ActiveAlert = Assessment & { isNew: boolean };

const storageKey = 'mooring.card';

/** Reads 'level:kind,kind', and 'level:kind,kind:language' for a card in another language. Anything else is no alert. */
export function readAlert(storage: KeyValueStorage): ActiveAlert | null {
  const [level = '', kinds = '', language] = (storage.read(storageKey) ?? '').split(':');
  if (!/^[0-3]$/.test(level)) return null;
  const stored = kinds.split(',');
  const known = kindsByUrgency.filter((kind) => stored.includes(kind));
  if (known.length === 0) return null;
  return {
    level: Number(level) as DangerLevel,
    kinds: known,
    ...(language && /^[a-z]{2,5}$/.test(language) ? { language } : {}),
    isNew: false,
  };
}

export function writeAlert(storage: KeyValueStorage, alert: Assessment | null): void {
  const language = alert?.language ? `:${alert.language}` : '';
  storage.write(storageKey, alert && `${alert.level}:${alert.kinds.join()}${language}`);
}
