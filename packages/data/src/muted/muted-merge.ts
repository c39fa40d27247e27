import type { PlainRow } from '@mooring/formats';
import { type MutedRecord, mutedSchema } from './muted-schema.ts';

/** Both versions as one. What was taken out of only one of them is muted again: it is better not to bring up too much. */
export function mergeMuted(one: MutedRecord, other: MutedRecord): MutedRecord {
  const days = new Map([...one.days, ...other.days].map((each) => [JSON.stringify(each), each]));
  return {
    words: [...new Set([...one.words, ...other.words])],
    tags: [...new Set([...one.tags, ...other.tags])],
    days: [...days.values()],
    items: [...new Set([...one.items, ...other.items])],
  };
}

/** Merges what is muted in a backup and on this device. Null if the rows are anything else. */
export function mergeMutedRows(winner: PlainRow, other: PlainRow): PlainRow | null {
  if (!('key' in winner && 'key' in other) || winner.key !== 'muted') return null;
  const [one, two] = [winner, other].map(({ value }) => mutedSchema.safeParse(parse(value)).data);
  if (!one || !two) return null;
  return { ...winner, value: JSON.stringify(mergeMuted(two, one)) };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
