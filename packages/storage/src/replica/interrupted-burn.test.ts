import { expect, test } from 'vitest';
import { type MemoryDisk, memoryStores } from '../adapters/store-memory.ts';
import type { Rows, Write } from '../store.ts';
import type { Sealed } from '../vault/vault.ts';
import { memoryReplicas } from './replicas-memory.ts';
import { replicated } from './replicated-testing.ts';

const time = '2026-11-20T09:00:00.000Z';
const document = (key: string): Rows['user_data'] => ({
  id: `ana:${key}`,
  user_id: 'ana',
  key,
  value: 'e1.words' as Sealed,
  created_at: time,
  updated_at: time,
});
const put = (key: string): Write => ({ table: 'user_data', put: document(key) });
const remove = (key: string): Write => ({ table: 'user_data', remove: `ana:${key}` });

/** A browser that is killed after these writes, before a burn has dropped the records, and is opened again. Nothing is written. */
async function reopenedAfter(writes: Write[][], damage = (bytes: Uint8Array) => bytes) {
  const disk: MemoryDisk = new Map();
  const replicas = memoryReplicas();
  const { openStore } = replicated(memoryStores(disk), { replicas });
  const store = await openStore('ana');
  for (const some of writes) await store.write(some);
  replicas.kill();
  const folder = replicas.files.get('ana') ?? new Map<string, Uint8Array>();
  for (const [name, bytes] of folder) folder.set(name, damage(bytes.slice()));
  const next = replicas.openTab();
  await replicated(memoryStores(disk), { replicas: next }).openStore('ana');
  await new Promise((done) => setImmediate(done));
  return [...folder.values()].map((bytes) => new TextDecoder().decode(bytes)).join('\n');
}

test.each([
  ['a letter', ['letter:vera']],
  ['an earlier version of a letter', ['set-aside:letter:vera:1']],
  ['both', ['letter:vera', 'set-aside:letter:vera:1']],
])('the records of %s that was burned are dropped at the next opening', async (_, keys) => {
  const bytes = await reopenedAfter([[...keys.map(put), put('letter:tom')], keys.map(remove)]);
  expect(bytes).not.toContain('letter:vera');
  expect(bytes).toContain('letter:tom');
});

test('a replica that has to be rebuilt keeps no record of a burned letter', async () => {
  const writes = [[put('letter:vera')], [put('letter:tom')], [remove('letter:vera')], [put('a')]];
  const bytes = await reopenedAfter(writes, (log) => log.slice(0, -20));
  expect(bytes).not.toContain('letter:vera');
  expect(bytes).toContain('letter:tom');
});

test('a draft that was removed is no reason to rewrite the log', async () => {
  const bytes = await reopenedAfter([[put('draft:letter:vera')], [remove('draft:letter:vera')]]);
  expect(bytes).toContain('draft:letter:vera');
});
