/** A device that lost its database after it had sent rows, and before its statement covered them. */
import { expect, test } from 'vitest';
import { memoryOutbox } from '../adapters/outbox-memory.ts';
import { openOutbox, pulledRow, put, tombstone } from '../adapters/outbox-testing.ts';
import { memoryStores } from '../adapters/store-memory.ts';
import type { VersionVector } from '../history/version-vector.ts';
import type { DeviceStatement } from './statements.ts';
import { claimUncovered } from './uncovered-rows.ts';

const statement = (number: number, open: string[] = [], device = 'before'): DeviceStatement => ({
  ...{ device, number, open, rows: 0, sum: 0, seen: {}, missing: [] },
});
const said = (...statements: DeviceStatement[]) =>
  new Map(statements.map((one) => [one.device, one]));

/** These rows were restored on this device, and then came from the server with these versions. */
async function restored(versions: Record<string, VersionVector>) {
  const opened = await openOutbox(() => memoryStores());
  const ids = Object.keys(versions);
  await opened.store.write(ids.map((id) => put(id, 'e1.restored')));
  await opened.sync.requeueAll();
  const rows = ids.map((id, index) => pulledRow(id, index + 1, 'e1.restored', versions[id]));
  await opened.sync.applyPulled({ cursor: 'saved_moments', upTo: 9, rows });
  const claimed = async () => (await opened.nextBatch()).map(({ entry }) => entry.id);
  return { ...opened, claimed };
}

test('rows of its last number are sent once more, with a version of this device that replaces theirs', async () => {
  const { sync, nextBatch } = await restored({ a: { before: 2 }, b: { before: 3 } });
  expect(await sync.claimUncovered(said(statement(3)))).toBe(true);
  const [sent, ...others] = await nextBatch();
  expect(others).toEqual([]);
  expect(sent?.entry).toMatchObject({
    id: 'b',
    serverVersion: { rev: 1, seq: 2 },
    pending: { kind: 'put', version: { before: 3, '0000000a': 1 } },
  });
});

test('a row that its last statement leaves open is sent once more, whatever its number is', async () => {
  const { sync, claimed } = await restored({
    a: { before: 2 },
    b: { before: 3 },
    c: { before: 1 },
  });
  expect(await sync.claimUncovered(said(statement(3, ['saved_moments/a'])))).toBe(true);
  expect(await claimed()).toEqual(['a', 'b']);
});

test('also where the server has no row of its last number: what it sent last never arrived', async () => {
  const { sync, claimed } = await restored({ a: { before: 2 }, b: { before: 3 } });
  const last = said(statement(4, ['saved_moments/b']));
  expect(await sync.claimUncovered(last)).toBe(true);
  expect(await claimed()).toEqual(['b']);
  expect(await sync.claimUncovered(last)).toBe(false);
});

test('the rows are read once for each statement of another device that does not cover all of them', async () => {
  const { transact } = memoryOutbox(new Map(), 'ana', { of: () => new Map(), write() {} });
  let reads = 0;
  const look = (statements: ReadonlyMap<string, DeviceStatement | null>) =>
    transact((transaction) =>
      claimUncovered(
        {
          ...transaction,
          async allEntries() {
            reads += 1;
            return [];
          },
        },
        statements,
      ),
    );
  await transact(async (transaction) => {
    await transaction.putNumber('last', 0);
    await transaction.putNumber('device', 10);
    const count = { rows: 1, sum: 3, top: 3, atTop: 1 };
    await transaction.putCounts({ before: count, '0000000a': count });
  });
  await look(new Map([['before', null]]));
  await look(said(statement(2), statement(3, [], 'unknown'), statement(3, [], '0000000a')));
  expect(reads).toBe(0);
  await look(said(statement(3)));
  await look(said(statement(3)));
  expect(reads).toBe(1);
});

test('each statement is looked at once, and one that covers everything not at all', async () => {
  const { sync, pushBatch } = await restored({ a: { before: 3 } });
  expect(await sync.claimUncovered(said(statement(4)))).toBe(false);
  expect(await sync.claimUncovered(said(statement(2)))).toBe(false);
  expect(await sync.claimUncovered(said(statement(3)))).toBe(true);
  await pushBatch(5);
  expect(await sync.claimUncovered(said(statement(3)))).toBe(false);
});

test('what another device wrote, and what was removed or changed here, is left as it is', async () => {
  const { store, sync, claimed } = await restored({ gone: { before: 2 }, edited: { before: 3 } });
  await sync.applyPulled({
    ...{ cursor: 'saved_moments', upTo: 9 },
    rows: [pulledRow('theirs', 7, 'e1.theirs', { before: 3 })],
  });
  await sync.applyPulled({
    ...{ cursor: 'tombstones', upTo: 9 },
    tombstones: [tombstone('gone', 8, { before: 3 })],
  });
  await store.write([put('edited', 'e1.edited')]);
  expect(await sync.claimUncovered(said(statement(3)))).toBe(false);
  expect(await claimed()).toEqual(['edited']);
});

test('a device says of its own rows what it always says', async () => {
  const { store, sync, pushBatch, entryOf } = await restored({ a: { before: 3 } });
  await store.write([put('a', 'e1.edited')]);
  await pushBatch(5);
  expect((await entryOf('a'))?.version).toEqual({ before: 3, '0000000a': 1 });
  const both = said(statement(3), statement(1, [], '0000000a'));
  expect(await sync.claimUncovered(both)).toBe(false);
});
