import type { PlainRow } from '@mooring/formats';
import { mergeMemories } from './memory-merge.ts';
import { memorySchema } from './memory-schema.ts';

/**
 * Merges the memory of a backup and that of this device, so that a fact that was forgotten here does not come back with an old
 * file. Null if the rows are anything else.
 */
export function mergeMemoryRows(winner: PlainRow, other: PlainRow): PlainRow | null {
  if (!('key' in winner && 'key' in other) || winner.key !== 'companion-memory') return null;
  const [one, two] = [winner, other].map(({ value }) => memorySchema.safeParse(parse(value)).data);
  if (!one || !two) return null;
  return { ...winner, value: JSON.stringify(mergeMemories(two, one)) };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
