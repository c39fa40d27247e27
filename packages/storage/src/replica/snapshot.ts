import { replaySegments } from './log-index.ts';
import { type ByteSource, decodeRecord, scanSegment } from './log-record.ts';
import { type ReplicaRecord, type ReplicaSnapshot, summaryOf } from './replica.ts';

/** Everything that these segments contain; null where they have no rows. For small replicas: all is held in memory. */
export async function snapshotOf(
  segments: { name: string; source: ByteSource }[],
): Promise<ReplicaSnapshot | null> {
  const scanned = await Promise.all(
    segments.map(async ({ name, source }) => ({ name, scanned: await scanSegment(source) })),
  );
  const index = replaySegments(scanned);
  if (index.rows.size === 0) return null;
  const sources = new Map(segments.map(({ name, source }) => [name, source]));
  const records: ReplicaRecord[] = [];
  for (const { header, segment, offset, length } of index.rows.values()) {
    const bytes = await sources.get(segment)?.read(offset, length);
    const record = bytes && decodeRecord(bytes);
    if (!record) continue;
    records.push({ key: header.key, n: header.n, value: header.gone ? null : record.value });
  }
  return { summary: summaryOf(index), records };
}
