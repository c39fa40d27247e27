import { expect, test } from 'vitest';
import { crc32 } from './crc32.ts';
import { counting, fold, toRanges } from './fold.ts';
import { type CopyRecord, encodeRecord, type Source, scan } from './records.ts';

const row = (n: number, key: string, value = `"${key} ${n}"`): CopyRecord => ({
  head: { n, of: 1, key },
  value,
});

function segment(records: CopyRecord[]): Uint8Array {
  return new Uint8Array(records.flatMap((record) => [...encodeRecord(record)]));
}

const sourceOf = (bytes: Uint8Array): Source => ({
  size: () => bytes.length,
  read: (offset, length) => bytes.slice(offset, offset + length),
});

const keysIn = async (bytes: Uint8Array) => {
  const { records, broken } = await scan(sourceOf(bytes));
  return { keys: records.map(({ head }) => ('key' in head ? head.key : '')), broken };
};

const foldOf = async (...segments: CopyRecord[][]) =>
  fold(
    await Promise.all(
      segments.map(async (records, index) => ({
        name: String(index),
        scanned: await scan(sourceOf(segment(records))),
      })),
    ),
  );

test('the checksum is the one everybody uses', () => {
  expect(crc32(new TextEncoder().encode('123456789'))).toBe(0xcbf43926);
});

test('one flipped byte anywhere costs one record and no other', async () => {
  const records = ['a', 'b', 'c'].map((key, index) => row(index + 1, key));
  const whole = segment(records);
  const [first, second] = records.map((record) => encodeRecord(record).length) as [number, number];
  expect(await keysIn(whole)).toEqual({ keys: ['a', 'b', 'c'], broken: 0 });
  for (let at = first; at < first + second; at += 1) {
    const flipped = whole.slice();
    flipped[at] = (flipped[at] ?? 0) ^ 0x55;
    expect(await keysIn(flipped), `byte ${at}`).toEqual({ keys: ['a', 'c'], broken: 1 });
  }
});

test('cut off at any byte, everything before it is there', async () => {
  const whole = segment([row(1, 'a'), row(2, 'b')]);
  const first = encodeRecord(row(1, 'a')).length;
  for (let length = 0; length < whole.length; length += 1) {
    const { keys, broken } = await keysIn(whole.subarray(0, length));
    expect({ keys, broken }, `length ${length}`).toEqual({
      keys: length >= first ? ['a'] : [],
      broken: 0,
    });
  }
});

test('what was added after a torn end is found', async () => {
  const torn = segment([row(1, 'a')]).slice(0, -3);
  const later = segment([row(2, 'b')]);
  const both = new Uint8Array([...torn, ...later]);
  expect(await keysIn(both)).toEqual({ keys: ['b'], broken: 1 });
});

test('a record larger than what is read at once is read whole', async () => {
  const large = row(1, 'large', `"${'x'.repeat(9_000_000)}"`);
  const found = await scan(sourceOf(segmentOfLarge(large)));
  expect(found.records.map(({ length }) => length > 9_000_000)).toEqual([true, false]);
  expect(found.broken).toBe(0);
});

function segmentOfLarge(large: CopyRecord): Uint8Array {
  const [one, two] = [encodeRecord(large), encodeRecord(row(2, 'small'))];
  const whole = new Uint8Array(one.length + two.length);
  whole.set(one);
  whole.set(two, one.length);
  return whole;
}

test('of several words about one row the last counts, from whichever tab', async () => {
  const view = await foldOf([row(1, 'a'), row(4, 'a')], [row(2, 'a'), row(3, 'b')]);
  expect([...view.rows.values()].map(({ head }) => [head.key, head.n])).toEqual([
    ['a', 4],
    ['b', 3],
  ]);
  expect(view).toMatchObject({ last: 4, gaps: 0 });
});

test('a number that nothing is known of is a gap; one half known is too', async () => {
  expect(await foldOf([row(1, 'a'), row(4, 'b')])).toMatchObject({ last: 4, gaps: 2 });
  const half: CopyRecord = { head: { n: 2, of: 2, key: 'b' }, value: '1' };
  expect(await foldOf([row(1, 'a'), half])).toMatchObject({ last: 2, gaps: 1 });
});

test('what was taken back does not count, and its number may be given again', async () => {
  const back: CopyRecord = { head: { void: 1 }, value: '' };
  const view = await foldOf([row(1, 'a'), back, row(1, 'b')]);
  expect([...view.rows.keys()]).toEqual(['b']);
  expect(view).toMatchObject({ last: 1, gaps: 0 });
  const scanned = await scan(sourceOf(segment([row(1, 'a'), back])));
  expect(counting(scanned)).toEqual([]);
});

test('a copy made anew ends what was there before, and nothing later', async () => {
  const anew: CopyRecord[] = [row(3.5, 'a'), { head: { base: 3.5 }, value: '' }];
  const view = await foldOf([row(1, 'a'), row(2, 'gone since')], anew, [row(4, 'b')]);
  expect([...view.rows.keys()].sort()).toEqual(['a', 'b']);
  expect(view).toMatchObject({ last: 4, gaps: 0 });
});

test('stretches of numbers are joined', () => {
  expect(
    toRanges([
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
