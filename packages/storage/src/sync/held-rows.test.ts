import { expect, test } from 'vitest';
import { moment, openOutbox, pulledRow, tombstone } from '../adapters/outbox-testing.ts';
import { memoryStores } from '../adapters/store-memory.ts';
import { browserEnv } from '../env.ts';
import { createRowSeals } from '../history/row-seals.ts';
import type { Rows } from '../store.ts';
import { deriveVaultKeys } from '../vault/keys.ts';
import { createVault } from '../vault/seal.ts';
import { heldWrites, unknownHeldIds } from './held-rows.ts';
import type { PulledRow } from './outbox-entry.ts';

async function device(limit = 100) {
  const keys = await deriveVaultKeys(new Uint8Array(32).fill(3));
  const vault = createVault({ env: browserEnv, userId: 'ana', ...keys });
  const { store, sync } = await openOutbox(() => memoryStores());
  const parts = {
    store,
    seals: createRowSeals(vault),
    now: () => new Date('2026-11-27T10:00:00Z'),
    limits: { held: limit },
  };
  const hold = (rows: PulledRow[]) => heldWrites(rows, parts);
  const opened = async (put: Rows['user_data']) =>
    JSON.parse(await vault.open({ table: 'user_data', column: 'value', rowId: put.id }, put.value));
  return { store, sync, parts, hold, opened };
}

const refused = (id: string, content?: string): PulledRow => ({
  ...pulledRow(id, 7, content),
  version: null,
  trust: 'refused',
});
const putOf = (write: object | undefined) => (write as { put: Rows['user_data'] }).put;

test('a row that does not open is kept as it came, sealed, under its table and id', async () => {
  const { hold, opened } = await device();
  const [write, ...others] = await hold([refused('odd'), pulledRow('fine', 8)]);
  expect(others).toEqual([]);
  const put = putOf(write);
  expect(put).toMatchObject({
    id: 'ana:held:saved_moments/odd',
    key: 'held:saved_moments/odd',
    user_id: 'ana',
    created_at: '2026-11-27T10:00:00.000Z',
  });
  expect(await opened(put)).toEqual({ table: 'saved_moments', row: moment('odd', 'e1.theirs') });
});

test('of a giant row only the id is kept', async () => {
  const { hold, opened } = await device();
  const length = JSON.stringify(moment('big', '')).length;
  const [fits] = await hold([refused('big', 'x'.repeat(1_000_000 - length))]);
  expect((await opened(putOf(fits))).row).toHaveProperty('content');
  const [giant] = await hold([refused('big', 'x'.repeat(1_000_001 - length))]);
  expect((await opened(putOf(giant))).row).toEqual({ id: 'big', user_id: 'ana' });
});

test('a server cannot fill the device with rows that do not open', async () => {
  const { hold, store } = await device(3);
  const first = await hold([refused('a'), refused('b'), refused('c')]);
  expect(first).toHaveLength(3);
  await store.write(first);
  expect(await hold([refused('a'), refused('c')])).toHaveLength(2);
  await expect(hold([refused('d')])).rejects.toMatchObject({ key: 'sync.endless' });
  expect(await hold([pulledRow('fine', 9)])).toEqual([]);
});

test('words of an older build in place of a removed row are kept beside it, and it stays removed', async () => {
  const { hold, sync } = await device();
  const unsealed = (id: string) => pulledRow(id, 9, 'e1.old', null);
  await sync.applyPulled({ cursor: 'saved_moments', upTo: 2, rows: [pulledRow('gone', 2)] });
  await sync.applyPulled({
    cursor: 'tombstones',
    upTo: 3,
    tombstones: [tombstone('gone', 3, { other: 3 })],
  });
  expect(await hold([unsealed('gone'), unsealed('new')])).toMatchObject([
    { put: { key: 'held:saved_moments/gone' } },
  ]);
});

test('only rows of which the device has no state at all are asked for again', async () => {
  const { hold, store, sync, parts } = await device();
  await store.write(await hold([refused('known'), refused('unknown')]));
  await sync.applyPulled({ cursor: 'saved_moments', upTo: 2, rows: [pulledRow('known', 2)] });
  expect(await unknownHeldIds('saved_moments', parts)).toEqual(['unknown']);
  expect(await unknownHeldIds('journal_entries', parts)).toEqual([]);
});
