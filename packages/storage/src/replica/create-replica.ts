import type { Log } from './log.ts';
import type { LogIndex } from './log-index.ts';
import { type Replica, type ReplicaRecord, summaryOf } from './replica.ts';

/** A replica over a log. The index is read once and kept until the next append. */
export function createReplica(
  log: Log,
): Replica & { hasLeftovers(): Promise<boolean>; close(): Promise<void> } {
  let cached: Promise<LogIndex> | null = null;
  const readIndex = () => {
    cached ??= log.readIndex().catch((error: unknown) => {
      cached = null;
      throw error;
    });
    return cached;
  };
  const compact = async () => {
    cached = null;
    await log.compact();
    // An index that was read meanwhile names the segment that is gone.
    cached = null;
  };
  const hasLeftovers = async () => (await readIndex()).hasLeftovers;
  return {
    async append(records) {
      cached = null;
      await log.append(records);
      // A checkpoint ends all earlier records. No save waits for this; `settle` tries it again at the next opening.
      if (records.some(({ header }) => 'base' in header)) void compact().catch(() => {});
    },
    async summarize() {
      cached = null;
      return summaryOf(await readIndex());
    },
    async keys(above) {
      const { rows } = await readIndex();
      return [...rows.values()]
        .filter(({ header }) => header.n > above)
        .map(({ header: { key, n, gone, from, was } }) => ({
          key,
          n,
          gone: gone === true,
          origin: { ...(from && { from }), ...(was && { was }) },
        }));
    },
    async read(keys) {
      const { rows } = await readIndex();
      const locations = keys.flatMap((key) => rows.get(key) ?? []);
      const values = await log.readValues(locations);
      return locations.flatMap(({ header: { key, n, gone } }, index): ReplicaRecord[] => {
        const value = values[index];
        if (gone) return [{ key, n, value: null }];
        return value == null ? [] : [{ key, n, value }];
      });
    },
    compact,
    hasLeftovers,
    async settle() {
      if (await hasLeftovers()) await compact();
    },
    close: () => log.close(),
  };
}
