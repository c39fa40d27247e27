import { expect, test } from 'vitest';
import { openOutbox, pulledRow, put, tombstone } from '../adapters/outbox-testing.ts';
import { memoryStores } from '../adapters/store-memory.ts';
import type { DeviceStatement } from './statements.ts';

const open = () => openOutbox(() => memoryStores());
const statement = (device: string, rest: Partial<DeviceStatement>): [string, DeviceStatement] => [
  device,
  { ...{ device, number: 1, rows: 0, sum: 0, open: [], seen: {}, missing: [] }, ...rest },
];
const check = async (
  { sync }: Pick<Awaited<ReturnType<typeof open>>, 'sync'>,
  ...statements: [string, DeviceStatement | null][]
) => Object.fromEntries(await sync.checkStatements(new Map(statements)));
const day = 86_400_000;
const noon = Date.parse('2026-11-28T12:00:00.000Z');

test('a statement is older where another device has seen a newer one, although its rows agree', async () => {
  const { sync } = await open();
  const rows = [pulledRow('m', 1, 'e1.theirs', { a: 1 })];
  await sync.applyPulled({ cursor: 'saved_moments', upTo: 1, rows });
  const theirs = statement('a', { number: 2, rows: 1, sum: 1 });
  const checked = async (seen: Record<string, number>) =>
    (await sync.checkStatements(new Map([theirs, statement('b', { seen })]))).get('a');
  expect(await checked({ a: 2 })).toBe('agrees');
  expect(await checked({ a: 3 })).toBe('older');
  expect(await checked({ never: 9 })).toBe('agrees');
});

/** A device that has two rows of another one: its first, and one of its third push. */
async function withRows() {
  const opened = await open();
  const versions = [{ a: 1 }, { a: 3 }];
  const rows = versions.map((version, at) => pulledRow(`m${at}`, at + 1, 'e1.theirs', version));
  await opened.sync.applyPulled({ cursor: 'saved_moments', upTo: 2, rows });
  return opened;
}

test('whoever has every row agrees, and whoever lacks one or has it older misses it', async () => {
  const opened = await withRows();
  const all = { number: 4, rows: 2, sum: 4 };
  expect(await check(opened, statement('a', all))).toEqual({ a: 'agrees' });
  expect(await check(opened, statement('a', { ...all, rows: 3, sum: 5 }))).toEqual({
    a: 'missing',
  });
  expect(await check(opened, statement('a', { ...all, sum: 5 }))).toEqual({ a: 'missing' });
  expect(await check(opened, statement('a', { ...all, rows: 3 }))).toEqual({ a: 'missing' });
});

test('rows on their way are in no total, whether or not they have arrived', async () => {
  // m0 is written anew, and m1 is the first state of a row.
  const way = { number: 3, rows: 0, sum: 0, open: ['saved_moments/m0'] };
  expect(await check(await withRows(), statement('a', way))).toEqual({ a: 'agrees' });
  const arrived = { number: 3, rows: 1, sum: 1, open: ['saved_moments/m1', 'saved_moments/m9'] };
  expect(await check(await withRows(), statement('a', arrived))).toEqual({ a: 'agrees' });
});

test('whoever has a row that is written anew in an older state than was acknowledged, or nothing of it, misses it', async () => {
  const opened = await withRows();
  const rows = [pulledRow('new', 3, 'e1.theirs', { b: 1 })];
  const tombstones = [tombstone('gone', 4, { b: 2 })];
  await opened.sync.applyPulled({ cursor: 'saved_moments', upTo: 3, rows });
  await opened.sync.applyPulled({ cursor: 'tombstones', upTo: 4, tombstones });
  const checked = async (key: string, number: number) => {
    const sent = [...new Set(['saved_moments/m1', key])];
    const way = { open: sent, acknowledged: { [key]: number } };
    return (await check(opened, statement('a', { number: 5, rows: 1, sum: 1, ...way }))).a;
  };
  expect(await checked('saved_moments/m1', 2)).toBe('agrees');
  expect(await checked('saved_moments/m1', 3)).toBe('agrees');
  expect(await checked('saved_moments/m1', 4)).toBe('missing');
  // It was removed, and another device had it no more or wrote it as a new one.
  expect(await checked('saved_moments/new', 1)).toBe('agrees');
  expect(await checked('saved_moments/gone', 1)).toBe('agrees');
  expect(await checked('saved_moments/never', 1)).toBe('missing');
});

test('a device whose statement is withheld, does not open, or is older than its rows or one before has an old one', async () => {
  const all = { rows: 2, sum: 4 };
  expect(await check(await withRows())).toEqual({ a: 'older' });
  expect(await check(await withRows(), ['a', null])).toEqual({ a: 'older' });
  expect(await check(await withRows(), statement('a', { ...all, number: 2 }))).toEqual({
    a: 'older',
  });
  const opened = await withRows();
  await check(opened, statement('a', { ...all, number: 5 }));
  expect(await check(opened, statement('a', { ...all, number: 4 }))).toEqual({ a: 'older' });
  expect(await check(opened, statement('a', { ...all, number: 5 }))).toEqual({ a: 'agrees' });
});

test('a device does not check itself, and says nothing twice', async () => {
  const { store, sync, pushBatch } = await open();
  expect(await sync.publishedStatement()).toBe(null);
  expect(await sync.ownStatement([], true)).toBe(null);
  await store.write([put('m')]);
  await pushBatch(1);
  const own = { device: '0000000a', open: [] };
  expect(await sync.ownStatement([], false)).toEqual({ ...own, number: 1, rows: 1, sum: 1 });
  const closing = await sync.ownStatement([], true);
  expect(closing).toEqual({ ...own, number: 2, rows: 1, sum: 1 });
  await sync.markPublished(2, true);
  expect(await sync.publishedStatement()).toEqual({ device: '0000000a', number: 2 });
  expect([await sync.ownStatement([], false), await sync.ownStatement([], true)]).toEqual([
    null,
    null,
  ]);
  expect(await check({ sync }, statement('0000000a', { number: 9 }))).toEqual({});
});

test('what is written anew and on its way is named, and is in no total', async () => {
  const { store, sync, nextBatch, pushBatch } = await open();
  await store.write([put('m'), put('n')]);
  await pushBatch(1);
  await store.write([put('m', 'e1.edited'), put('new')]);
  const sending = (await nextBatch()).map(({ entry }) => entry.key);
  expect(await sync.ownStatement([...sending, 'saved_moments/never'], false)).toEqual({
    ...{ device: '0000000a', number: 2, rows: 1, sum: 1, open: ['saved_moments/m'] },
    acknowledged: { 'saved_moments/m': 1 },
  });
  expect(await sync.unsettledKeys()).toEqual(sending);
  await sync.markPublished(2, false);
  expect(await sync.ownStatement(sending, false)).toBe(null);
  expect((await sync.ownStatement(sending, true))?.number).toBe(3);
});

test('a new row that was written again before its answer came is named, and is in no total', async () => {
  const { store, sync, nextBatch } = await open();
  await store.write([put('m')]);
  await nextBatch();
  await store.write([put('m', 'e1.edited')]);
  const sending = (await nextBatch()).map(({ entry }) => entry.key);
  expect(await sync.ownStatement(sending, false)).toEqual({
    ...{ device: '0000000a', number: 2, rows: 0, sum: 0, open: ['saved_moments/m'] },
  });
});

test('everything is compared once for each statement, and once a day where something of it is missing', async () => {
  const { sync } = await open();
  const isStarted = (number: number, at: number, missing = ['a']) =>
    sync.startComparison(new Map([['a', number]]), { missing, at });
  expect(await isStarted(3, noon, [])).toBe(true);
  expect(await isStarted(3, noon + 2 * day, [])).toBe(false);
  expect(await isStarted(3, noon + day - 1)).toBe(false);
  expect(await isStarted(3, noon + day)).toBe(true);
  expect(await isStarted(3, noon + day + 1)).toBe(false);
  expect(await isStarted(4, noon + day + 1, [])).toBe(true);
  // An older statement of the same device is no news, also where it is compared again.
  expect(await isStarted(2, noon + 3 * day)).toBe(true);
  expect(await isStarted(4, noon + 3 * day)).toBe(false);
});

test('a clock that was set back does not end the daily comparison', async () => {
  const { sync } = await open();
  const isStarted = (at: number) =>
    sync.startComparison(new Map([['a', 3]]), { missing: ['a'], at });
  expect(await isStarted(noon)).toBe(true);
  expect(await isStarted(noon - 40 * day)).toBe(true);
  expect(await isStarted(noon - 40 * day)).toBe(false);
});
