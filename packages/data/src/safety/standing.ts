import { type Assessment, kindsByUrgency, type Level } from '@mooring/listening';
import { readLocalStorage, writeLocalStorage } from '@mooring/storage';

/** The card that stands. `fresh` when it was raised since the page was opened, and so is to be announced. */
export type Standing = Assessment & { fresh: boolean };

/** Small facts that outlast a reload and need no key. */
export type Kept = {
  read(key: string): string | null;
  write(key: string, value: string | null): void;
  /** Told when another tab wrote. */
  listen?(listener: () => void): void;
};

export const localKept: Kept = {
  read: readLocalStorage,
  write: writeLocalStorage,
  listen: (listener) => globalThis.addEventListener?.('storage', listener),
};

export function memoryKept(): Kept {
  const facts = new Map<string, string>();
  return {
    read: (key) => facts.get(key) ?? null,
    write(key, value) {
      if (value === null) facts.delete(key);
      else facts.set(key, value);
    },
  };
}

const key = 'mooring.card';

/** As 'level:kind,kind'. Anything else counts as no card. */
export function readStanding(kept: Kept): Standing | null {
  const [level = '', kinds = ''] = (kept.read(key) ?? '').split(':');
  if (!/^[0-3]$/.test(level)) return null;
  const named = kinds.split(',');
  const known = kindsByUrgency.filter((kind) => named.includes(kind));
  return known.length === 0 ? null : { level: Number(level) as Level, kinds: known, fresh: false };
}

export function writeStanding(kept: Kept, standing: Assessment | null): void {
  kept.write(key, standing && `${standing.level}:${standing.kinds.join()}`);
}
