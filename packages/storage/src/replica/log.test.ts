import { expect, test } from 'vitest';
import type { LogRecord } from './log-record.ts';
import { memoryReplicas } from './replicas-memory.ts';

const put = (n: number, key: string, size = 10): LogRecord => ({
  header: { n, of: 1, key },
  value: JSON.stringify(`${key} ${n} ${'x'.repeat(size)}`),
});
const gone = (n: number, key: string): LogRecord => ({
  header: { n, of: 1, key, gone: true },
  value: '',
});

const folderOf = ({ files }: ReturnType<typeof memoryReplicas>) => files.get('ana') ?? new Map();
const sizeOf = (replicas: ReturnType<typeof memoryReplicas>) =>
  [...folderOf(replicas).values()].reduce((sum, { length }) => sum + length, 0);

test('the next tab reads all records and merges the segments of killed tabs', async () => {
  const first = memoryReplicas();
  const second = first.openTab();
  await first.of('ana').append([put(1, 'a'), put(2, 'b')]);
  await second.of('ana').append([put(3, 'a')]);
  expect(folderOf(first).size).toBe(2);
  first.kill();
  second.kill();

  const third = first.openTab().of('ana');
  expect(await third.summarize()).toMatchObject({ last: 3, gaps: 0, corrupt: 0 });
  expect(folderOf(first).size).toBe(1);
  const read = await third.read(['a', 'b', 'c']);
  expect(read.map(({ key, n }) => [key, n])).toEqual([
    ['a', 3],
    ['b', 2],
  ]);
});

test("two open tabs read each other's records", async () => {
  const first = memoryReplicas();
  const second = first.openTab();
  await first.of('ana').append([put(1, 'row/a')]);
  await second.of('ana').append([gone(2, 'row/a'), put(3, 'row/b')]);
  expect(await first.of('ana').summarize()).toMatchObject({ last: 3, gaps: 0, counts: { row: 1 } });
});

test('compaction drops superseded records and keeps every row and every sequence number', async () => {
  const replicas = memoryReplicas();
  const replica = replicas.of('ana');
  await replica.summarize();
  for (let n = 1; n <= 60; n += 1) await replica.append([put(n, `row/${n % 3}`, 40_000)]);
  await replica.append([gone(61, 'row/0')]);
  expect(sizeOf(replicas)).toBeLessThan(1_400_000);
  expect(folderOf(replicas).size).toBe(1);
  expect(await replica.summarize()).toMatchObject({ last: 61, gaps: 0, counts: { row: 2 } });
});

test('a removed row does not come back from the segment of another tab', async () => {
  const first = memoryReplicas();
  const second = first.openTab();
  await first.of('ana').append([put(1, 'row/old', 10)]);
  const replica = second.of('ana');
  await replica.summarize();
  await replica.append([gone(2, 'row/old')]);
  for (let n = 3; n <= 60; n += 1) await replica.append([put(n, 'row/new', 40_000)]);
  second.kill();
  first.kill();
  const third = first.openTab().of('ana');
  expect(await third.summarize()).toMatchObject({ last: 60, gaps: 0, counts: { row: 1 } });
});

/** All bytes of the log as text. */
const bytesOf = (replicas: ReturnType<typeof memoryReplicas>) =>
  [...folderOf(replicas).values()].map((bytes) => new TextDecoder().decode(bytes)).join('');

test('a compaction that is asked for leaves no byte of a removed or replaced row', async () => {
  const first = memoryReplicas();
  const second = first.openTab();
  await second.of('ana').append([put(1, 'row/letter'), put(2, 'row/other')]);
  const replica = first.of('ana');
  await replica.append([put(3, 'row/letter'), gone(4, 'row/letter'), put(5, 'row/other')]);
  expect(bytesOf(first)).toContain('row/letter 1');
  second.kill();

  await replica.compact();
  expect(bytesOf(first)).not.toContain('row/letter');
  expect(bytesOf(first)).not.toContain('row/other 2');
  expect(folderOf(first).size).toBe(1);
  expect(await replica.summarize()).toMatchObject({ last: 5, gaps: 0, counts: { row: 1 } });
  expect(await replica.read(['row/other'])).toMatchObject([{ key: 'row/other', n: 5 }]);
  await replica.append([put(6, 'row/next')]);
  first.kill();
  const next = first.openTab().of('ana');
  expect(await next.summarize()).toMatchObject({ last: 6, gaps: 0, counts: { row: 2 } });
});

test('while another tab holds a part of the log, a compaction brings no removed row back', async () => {
  const first = memoryReplicas();
  const second = first.openTab();
  await second.of('ana').append([put(1, 'row/letter')]);
  const replica = first.of('ana');
  await replica.append([gone(2, 'row/letter')]);
  await replica.compact();
  expect(await replica.summarize()).toMatchObject({ last: 2, gaps: 0, counts: {} });
  second.kill();
  await replica.compact();
  expect(bytesOf(first)).not.toContain('row/letter');
});

test('a compaction that fails on a full disk loses nothing', async () => {
  const replicas = memoryReplicas();
  const replica = replicas.of('ana');
  await replica.append([put(1, 'row/a'), gone(2, 'row/a'), put(3, 'row/b')]);
  replicas.full = true;
  await expect(replica.compact()).rejects.toThrow();
  replicas.full = false;
  expect(folderOf(replicas).size).toBe(1);
  expect(await replica.summarize()).toMatchObject({ last: 3, gaps: 0, counts: { row: 1 } });
});

test('an interrupted merge changes nothing', async () => {
  const replicas = memoryReplicas();
  await replicas.of('ana').append([put(1, 'row/a'), gone(2, 'row/a'), put(3, 'row/b')]);
  const [name, bytes] = [...folderOf(replicas)][0] as [string, Uint8Array];
  folderOf(replicas).set(`${name}-half`, bytes.slice(0, bytes.length / 2));
  replicas.kill();
  const replica = replicas.openTab().of('ana');
  expect(await replica.summarize()).toMatchObject({ last: 3, gaps: 0, counts: { row: 1 } });
});

test('on a full disk an append fails and earlier records stay', async () => {
  const replicas = memoryReplicas();
  await replicas.of('ana').append([put(1, 'row/a')]);
  replicas.full = true;
  await expect(replicas.of('ana').append([put(2, 'row/b')])).rejects.toThrow();
  replicas.full = false;
  await replicas.of('ana').append([put(3, 'row/c')]);
  expect(await replicas.of('ana').summarize()).toMatchObject({
    last: 3,
    gaps: 1,
    counts: { row: 2 },
  });
});
