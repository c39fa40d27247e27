import { expect, test } from 'vitest';
import { crc32 } from './crc32.ts';
import { committedRecords, mergeRanges, replaySegments } from './log-index.ts';
import { type ByteSource, encodeRecord, type LogRecord, scanSegment } from './log-record.ts';

const row = (n: number, key: string, value = `"${key} ${n}"`): LogRecord => ({
  header: { n, of: 1, key },
  value,
});

function segment(records: LogRecord[]): Uint8Array {
  return new Uint8Array(records.flatMap((record) => [...encodeRecord(record)]));
}

const sourceOf = (bytes: Uint8Array): ByteSource => ({
  size: () => bytes.length,
  read: (offset, length) => bytes.slice(offset, offset + length),
});

const keysIn = async (bytes: Uint8Array) => {
  const { records, corrupt } = await scanSegment(sourceOf(bytes));
  return { keys: records.map(({ header }) => ('key' in header ? header.key : '')), corrupt };
};

const replay = async (...segments: LogRecord[][]) =>
  replaySegments(
    await Promise.all(
      segments.map(async (records, index) => ({
        name: String(index),
        scanned: await scanSegment(sourceOf(segment(records))),
      })),
    ),
  );

test('the CRC is the CRC-32 of zip and PNG', () => {
  expect(crc32(new TextEncoder().encode('123456789'))).toBe(0xcbf43926);
});

test('one flipped byte anywhere loses one record and no other', async () => {
  const records = ['a', 'b', 'c'].map((key, index) => row(index + 1, key));
  const whole = segment(records);
  const [first, second] = records.map((record) => encodeRecord(record).length) as [number, number];
  expect(await keysIn(whole)).toEqual({ keys: ['a', 'b', 'c'], corrupt: 0 });
  for (let at = first; at < first + second; at += 1) {
    const flipped = whole.slice();
    flipped[at] = (flipped[at] ?? 0) ^ 0x55;
    expect(await keysIn(flipped), `byte ${at}`).toEqual({ keys: ['a', 'c'], corrupt: 1 });
  }
});

test('a log cut off at any byte keeps every record before the cut', async () => {
  const whole = segment([row(1, 'a'), row(2, 'b')]);
  const first = encodeRecord(row(1, 'a')).length;
  for (let length = 0; length < whole.length; length += 1) {
    const { keys, corrupt } = await keysIn(whole.subarray(0, length));
    expect({ keys, corrupt }, `length ${length}`).toEqual({
      keys: length >= first ? ['a'] : [],
      corrupt: 0,
    });
  }
});

test('records appended after a torn write are found', async () => {
  const torn = segment([row(1, 'a')]).slice(0, -3);
  const later = segment([row(2, 'b')]);
  const both = new Uint8Array([...torn, ...later]);
  expect(await keysIn(both)).toEqual({ keys: ['b'], corrupt: 1 });
});

test('a record larger than one read is read whole', async () => {
  const large = row(1, 'large', `"${'x'.repeat(9_000_000)}"`);
  const found = await scanSegment(sourceOf(segmentOfLarge(large)));
  expect(found.records.map(({ length }) => length > 9_000_000)).toEqual([true, false]);
  expect(found.corrupt).toBe(0);
});

function segmentOfLarge(large: LogRecord): Uint8Array {
  const [one, two] = [encodeRecord(large), encodeRecord(row(2, 'small'))];
  const whole = new Uint8Array(one.length + two.length);
  whole.set(one);
  whole.set(two, one.length);
  return whole;
}

test('of several records about one row the newest counts, in whichever segment it is', async () => {
  const index = await replay([row(1, 'a'), row(4, 'a')], [row(2, 'a'), row(3, 'b')]);
  expect([...index.rows.values()].map(({ header }) => [header.key, header.n])).toEqual([
    ['a', 4],
    ['b', 3],
  ]);
  expect(index).toMatchObject({ last: 4, gaps: 0 });
});

test('a sequence number without records is a gap, and so is one with a record missing', async () => {
  expect(await replay([row(1, 'a'), row(4, 'b')])).toMatchObject({ last: 4, gaps: 2 });
  const half: LogRecord = { header: { n: 2, of: 2, key: 'b' }, value: '1' };
  expect(await replay([row(1, 'a'), half])).toMatchObject({ last: 2, gaps: 1 });
});

test('aborted records do not count, and their number may be used again', async () => {
  const abort: LogRecord = { header: { void: 1 }, value: '' };
  const index = await replay([row(1, 'a'), abort, row(1, 'b')]);
  expect([...index.rows.keys()]).toEqual(['b']);
  expect(index).toMatchObject({ last: 1, gaps: 0 });
  const scanned = await scanSegment(sourceOf(segment([row(1, 'a'), abort])));
  expect(committedRecords(scanned)).toEqual([]);
});

test('a checkpoint ends the records before it and none after it', async () => {
  const rebuilt: LogRecord[] = [row(3.5, 'a'), { header: { base: 3.5 }, value: '' }];
  const index = await replay([row(1, 'a'), row(2, 'gone since')], rebuilt, [row(4, 'b')]);
  expect([...index.rows.keys()].sort()).toEqual(['a', 'b']);
  expect(index).toMatchObject({ last: 4, gaps: 0 });
});

test('ranges that touch or overlap are joined', () => {
  expect(
    mergeRanges([
      [5, 6],
      [1, 2],
      [3, 3],
      [9, 9],
      [6, 7],
    ]),
  ).toEqual([
    [1, 3],
    [5, 7],
    [9, 9],
  ]);
});
