import { expect, test } from 'vitest';
import { memoryCopies } from './copies-memory.ts';
import type { CopyRecord } from './records.ts';

const put = (n: number, key: string, size = 10): CopyRecord => ({
  head: { n, of: 1, key },
  value: JSON.stringify(`${key} ${n} ${'x'.repeat(size)}`),
});
const gone = (n: number, key: string): CopyRecord => ({
  head: { n, of: 1, key, gone: true },
  value: '',
});

const folderOf = ({ files }: ReturnType<typeof memoryCopies>) => files.get('ana') ?? new Map();
const sizeOf = (copies: ReturnType<typeof memoryCopies>) =>
  [...folderOf(copies).values()].reduce((sum, { length }) => sum + length, 0);

test('what is added is found again by the next tab, and a dead tab leaves no file behind', async () => {
  const first = memoryCopies();
  const second = first.openTab();
  await first.of('ana').append([put(1, 'a'), put(2, 'b')]);
  await second.of('ana').append([put(3, 'a')]);
  expect(folderOf(first).size).toBe(2);
  first.kill();
  second.kill();

  const third = first.openTab().of('ana');
  expect(await third.look()).toMatchObject({ last: 3, gaps: 0, broken: 0 });
  expect(folderOf(first).size).toBe(1);
  const read = await third.read(['a', 'b', 'c']);
  expect(read.map(({ key, n }) => [key, n])).toEqual([
    ['a', 3],
    ['b', 2],
  ]);
});

test('two tabs that are open read each other', async () => {
  const first = memoryCopies();
  const second = first.openTab();
  await first.of('ana').append([put(1, 'row/a')]);
  await second.of('ana').append([gone(2, 'row/a'), put(3, 'row/b')]);
  expect(await first.of('ana').look()).toMatchObject({ last: 3, gaps: 0, counts: { row: 1 } });
});

test('a segment that is mostly past is written anew, with every row and every number', async () => {
  const copies = memoryCopies();
  const copy = copies.of('ana');
  await copy.look();
  for (let n = 1; n <= 60; n += 1) await copy.append([put(n, `row/${n % 3}`, 40_000)]);
  await copy.append([gone(61, 'row/0')]);
  expect(sizeOf(copies)).toBeLessThan(1_400_000);
  expect(folderOf(copies).size).toBe(1);
  expect(await copy.look()).toMatchObject({ last: 61, gaps: 0, counts: { row: 2 } });
});

test('a row removed here does not come back from another tab that still has it', async () => {
  const first = memoryCopies();
  const second = first.openTab();
  await first.of('ana').append([put(1, 'row/old', 10)]);
  const copy = second.of('ana');
  await copy.look();
  await copy.append([gone(2, 'row/old')]);
  for (let n = 3; n <= 60; n += 1) await copy.append([put(n, 'row/new', 40_000)]);
  second.kill();
  first.kill();
  const third = first.openTab().of('ana');
  expect(await third.look()).toMatchObject({ last: 60, gaps: 0, counts: { row: 1 } });
});

test('a segment that was cut off while it was merged changes nothing', async () => {
  const copies = memoryCopies();
  await copies.of('ana').append([put(1, 'row/a'), gone(2, 'row/a'), put(3, 'row/b')]);
  const [name, bytes] = [...folderOf(copies)][0] as [string, Uint8Array];
  folderOf(copies).set(`${name}-half`, bytes.slice(0, bytes.length / 2));
  copies.kill();
  const copy = copies.openTab().of('ana');
  expect(await copy.look()).toMatchObject({ last: 3, gaps: 0, counts: { row: 1 } });
});

test('on a full disk nothing is added, and what is there stays', async () => {
  const copies = memoryCopies();
  await copies.of('ana').append([put(1, 'row/a')]);
  copies.full = true;
  await expect(copies.of('ana').append([put(2, 'row/b')])).rejects.toThrow();
  copies.full = false;
  await copies.of('ana').append([put(3, 'row/c')]);
  expect(await copies.of('ana').look()).toMatchObject({ last: 3, gaps: 1, counts: { row: 2 } });
});
