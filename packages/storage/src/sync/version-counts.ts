import type { OutboxEntry } from './outbox-entry.ts';

/**
 * How many rows a device has written, as far as this one knows, and the sum of its numbers in their versions. A number
 * only ever grows, so a row that is hidden, or shown in an older state, makes the sum smaller and nothing can make up
 * for it. Kept as running totals, because a statement is compared after every pull.
 */
export type VersionCount = {
  rows: number;
  sum: number;
  /** The highest number, and how many rows have it. */
  top: number;
  atTop: number;
};

/** By device, for every device that has written a row or made a statement. */
export type VersionCounts = Readonly<Record<string, VersionCount>>;

export const noCount: VersionCount = { rows: 0, sum: 0, top: 0, atTop: 0 };

/** The totals after entries changed. */
export function countVersions(
  counts: VersionCounts,
  before: readonly (OutboxEntry | undefined)[],
  after: readonly OutboxEntry[],
): VersionCounts {
  const earlier = new Map(before.map((entry) => [entry?.key, entry?.version]));
  const next: Record<string, VersionCount> = { ...counts };
  const changed = new Map<string, VersionCount>();
  for (const { key, version } of after) {
    for (const [device, number] of Object.entries(version ?? {})) {
      const old = earlier.get(key)?.[device] ?? 0;
      if (old === number) continue;
      const own = changed.get(device) ?? { ...(next[device] ?? noCount) };
      changed.set(device, own);
      move(own, old, number);
    }
  }
  for (const [device, count] of changed) next[device] = count;
  return next;
}

/** Changes `count` in place: this is called once for each of ten thousand rows. */
function move(count: VersionCount, old: number, number: number): void {
  if (old === 0) count.rows += 1;
  count.sum += number - old;
  if (number > count.top) {
    count.top = number;
    count.atTop = 1;
  } else if (number === count.top) count.atTop += 1;
}

/** The totals below the number `limit`, which a statement with this number covers. Null where rows are newer than it. */
export function countBelow(
  limit: number,
  { rows, sum, top, atTop }: VersionCount,
): { rows: number; sum: number } | null {
  if (top < limit) return { rows, sum };
  return top === limit ? { rows: rows - atTop, sum: sum - top * atTop } : null;
}
