import type { Found, View } from './fold.ts';
import type { CopyRecord } from './records.ts';

/** What is known of a copy as a whole, without its rows. */
export type Look = {
  /** The highest number, 0 where there is no copy. */
  last: number;
  /** Numbers of which something is missing. */
  gaps: number;
  broken: number;
  /** How many rows count, by table. */
  counts: Record<string, number>;
};

/** `value` is JSON; null stands for one that was removed. */
export type Copied = { key: string; n: number; value: string | null };

/** The second copy of one account, or of the directory. */
export type Copy = {
  append(records: CopyRecord[]): Promise<void>;
  look(): Promise<Look>;
  /** Every key whose number is higher, with what was removed where it is asked for. */
  keys(above: number): Promise<{ key: string; n: number; gone: boolean }[]>;
  /** Those that can still be read. */
  read(keys: string[]): Promise<Copied[]>;
};

/**
 * 'kept': there is one. 'behind': it lacks something. 'missing': this browser cannot keep one. 'alone': the database does
 * not open any more, and everything is read from the copy and kept there.
 */
export type SecondCopyState = 'kept' | 'behind' | 'missing' | 'alone';

export type Copies = {
  of(account: string): Copy;
  /** Whether there is anything at all, without opening it. */
  has(account: string): Promise<boolean>;
  /** All of a small one at once, without opening it for writing; null where there is none. */
  peek(account: string): Promise<{ look: Look; copied: Copied[] } | null>;
  /** In every tab. */
  remove(account: string): Promise<void>;
};

export function lookAt({ rows, last, gaps, broken }: View): Look {
  const counts: Record<string, number> = {};
  for (const { head } of rows.values()) {
    if ('gone' in head) continue;
    const table = head.key.slice(0, head.key.indexOf('/'));
    counts[table] = (counts[table] ?? 0) + 1;
  }
  return { last, gaps, broken, counts };
}

export const keysOf = ({ rows }: View, above: number) =>
  [...rows.values()]
    .filter(({ head }) => head.n > above)
    .map(({ head: { key, n, gone } }) => ({ key, n, gone: gone === true }));

export const foundOf = ({ rows }: View, keys: string[]): Found[] =>
  keys.flatMap((key) => rows.get(key) ?? []);
