import type { Log } from './log.ts';
import type { LogIndex } from './log-index.ts';
import { type Replica, type ReplicaRecord, summaryOf } from './replica.ts';

/** The record key of a letter, or of an earlier version of one. Letters are removed by burning only. */
const ofLetter = /^user_data\/[^:]*:(set-aside:)?letter:/;

/**
 * A replica over a log. The index is read once and kept until the next append. A burn that was cut off before its records were
 * dropped, or that was made on another device, is finished at the first append: the comparison at opening is done by then.
 */
export function createReplica(log: Log): Replica & { close(): Promise<void> } {
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
  let hasBurned = false;
  return {
    async append(records) {
      cached = null;
      await log.append(records);
      // A checkpoint ends all earlier records, and burned letters may be among them.
      if (!hasBurned && !records.some(({ header }) => 'base' in header)) return;
      hasBurned = false;
      // No save waits for it. One that fails is tried again at the next opening.
      void compact().catch(() => {});
    },
    async summarize() {
      cached = null;
      const index = await readIndex();
      hasBurned = [...index.rows.values()].some(
        ({ header }) => header.gone && ofLetter.test(header.key),
      );
      return summaryOf(index);
    },
    async keys(above) {
      const { rows } = await readIndex();
      return [...rows.values()]
        .filter(({ header }) => header.n > above)
        .map(({ header: { key, n, gone } }) => ({ key, n, gone: gone === true }));
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
    close: () => log.close(),
  };
}
