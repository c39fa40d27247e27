import type { Copied, Look } from './copies.ts';
import { lookAt } from './copies.ts';
import { fold } from './fold.ts';
import { decodeRecord, type Source, scan } from './records.ts';

/** A small copy read as a whole; null where there is nothing in it. */
export async function peekAt(
  segments: { name: string; source: Source }[],
): Promise<{ look: Look; copied: Copied[] } | null> {
  const scanned = await Promise.all(
    segments.map(async ({ name, source }) => ({ name, scanned: await scan(source) })),
  );
  const view = fold(scanned);
  if (view.rows.size === 0) return null;
  const sources = new Map(segments.map(({ name, source }) => [name, source]));
  const copied: Copied[] = [];
  for (const { head, segment, offset, length } of view.rows.values()) {
    const bytes = await sources.get(segment)?.read(offset, length);
    const record = bytes && decodeRecord(bytes);
    if (record) copied.push({ key: head.key, n: head.n, value: head.gone ? null : record.value });
  }
  return { look: lookAt(view), copied };
}
