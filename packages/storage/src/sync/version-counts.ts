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
  for (const { key, version } of after) {
    for (const [device, number] of Object.entries(version ?? {})) {
      const old = earlier.get(key)?.[device] ?? 0;
      if (old !== number) next[device] = moved(next[device] ?? noCount, old, number);
    }
  }
  return next;
}

function moved({ rows, sum, top, atTop }: VersionCount, old: number, number: number): VersionCount {
  const next = { rows: rows + (old === 0 ? 1 : 0), sum: sum + number - old };
  if (number > top) return { ...next, top: number, atTop: 1 };
  return { ...next, top, atTop: number === top ? atTop + 1 : atTop };
}

/** The totals below the number `limit`, which a statement with this number covers. Null where rows are newer than it. */
export function countBelow(
  limit: number,
  { rows, sum, top, atTop }: VersionCount,
): { rows: number; sum: number } | null {
  if (top < limit) return { rows, sum };
  return top === limit ? { rows: rows - atTop, sum: sum - top * atTop } : null;
}
