import { expect, test } from 'vitest';
import { browserEnv } from '../env.ts';
import type { Rows } from '../store.ts';
import type { ServerRow } from '../sync/outbox-entry.ts';
import { deriveVaultKeys } from '../vault/keys.ts';
import { createVault } from '../vault/seal.ts';
import { createRowSeals } from './row-seals.ts';

const time = '2026-11-22T09:00:00.000Z';
const version = { '0000000a': 7 };

async function sealedEntry() {
  const keys = await deriveVaultKeys(new Uint8Array(32).fill(3));
  const vault = createVault({ env: browserEnv, userId: 'ana', ...keys });
  const seals = createRowSeals(vault);
  const field = (column: string, text: string) =>
    vault.seal({ table: 'journal_entries', column, rowId: 'e' }, text);
  const row: Rows['journal_entries'] = {
    id: 'e',
    user_id: 'ana',
    title: await field('title', 'The sea'),
    content: await field('content', 'was calm'),
    tags: await field('tags', '[]'),
    type: 'text',
    audioData: null,
    date: time,
    created_at: time,
    editedAt: null,
  };
  const seal = await seals.sealRow('journal_entries', row, version);
  const pulled: ServerRow = {
    table: 'journal_entries',
    row,
    rev: 1,
    seq: 1,
    mutationId: 'x',
    seal,
  };
  const check = (change: Partial<Rows['journal_entries']>, other: Partial<ServerRow> = {}) =>
    seals.checkRow({ ...pulled, ...other, row: { ...row, ...change } }, true);
  return { seals, field, row, seal, check };
}

test('a sealed row comes back with its version, also where the server writes its times in another form', async () => {
  const { check } = await sealedEntry();
  expect(await check({})).toMatchObject({ trust: 'sealed', version });
  const sameTime = { date: '2026-11-22T10:00:00+01:00', created_at: '1999-01-01T00:00:00Z' };
  expect(await check(sameTime)).toMatchObject({ trust: 'sealed', version });
});

test('no column can be changed, taken from another state, or moved to another row', async () => {
  const { check, field } = await sealedEntry();
  const changes: Partial<Rows['journal_entries']>[] = [
    { date: '1999-01-01T00:00:00.000Z' },
    { type: 'audio' },
    { editedAt: time },
    { title: await field('title', 'An older title') },
    { id: 'other' },
    { user_id: 'somebody' },
  ];
  for (const change of changes) expect((await check(change)).trust).toBe('refused');
});

test('a row without a seal is taken where it opens, as version 1.0.0 wrote it', async () => {
  const { check } = await sealedEntry();
  expect(await check({}, { seal: null })).toMatchObject({ trust: 'unsealed', version: null });
});

test('a row that does not open replaces none, whoever sealed it', async () => {
  const { seals, row } = await sealedEntry();
  const damaged = { ...row, title: row.content };
  const seal = await seals.sealRow('journal_entries', damaged, version);
  const table = 'journal_entries' as const;
  const pulled = { table, row: damaged, rev: 1, seq: 1, mutationId: 'x', seal };
  expect((await seals.checkRow(pulled, true)).trust).toBe('refused');
  expect((await seals.checkRow(pulled, false)).trust).toBe('sealed');
});

test('a removal counts only with its own proof, and no row can pass for one', async () => {
  const { seals, seal } = await sealedEntry();
  const proof = await seals.sealRemoval('journal_entries', 'e', version);
  const gone = { table: 'journal_entries' as const, seq: 1 };
  expect((await seals.checkTombstone({ ...gone, id: 'e', seal: proof })).version).toEqual(version);
  expect((await seals.checkTombstone({ ...gone, id: 'f', seal: proof })).version).toBeNull();
  expect((await seals.checkTombstone({ ...gone, id: 'e', seal })).version).toBeNull();
  expect((await seals.checkTombstone({ ...gone, id: 'e', seal: null })).version).toBeNull();
});

test('a seal adds at most 64 bytes to a row on its way', async () => {
  const { seal } = await sealedEntry();
  expect(`,"seal":"${seal}"`.length).toBeLessThanOrEqual(64);
});
