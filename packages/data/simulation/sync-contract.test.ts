import { expect, test } from 'vitest';
import { conversationsContract } from './conversations-contract.ts';
import { noFaults } from './faults.ts';
import { seededRandom } from './seeded-random.ts';
import { createSimulatedDevices } from './simulated-devices.ts';
import { syncContract } from './sync-contract.ts';

syncContract('fake server', async () => createSimulatedDevices());
conversationsContract('fake server', async () => createSimulatedDevices());

test('five thousand writes of a long outage are all pushed afterwards, in few requests', {
  timeout: 120_000,
}, async () => {
  const { startDevice, server } = createSimulatedDevices();
  const a = await startDevice();
  const base = await a.moments.add({ content: 'one', source: 'manual' });
  const row = await a.store.get('saved_moments', base.id);
  const put = (index: number) => ({
    table: 'saved_moments' as const,
    put: { ...row!, id: `moment-${index}` },
  });
  await a.store.write(Array.from({ length: 4_999 }, (_, index) => put(index)));
  const outage = () => 'request-lost' as const;
  for (let tries = 0; tries < 5; tries += 1) {
    await expect(a.syncOnce(outage, seededRandom(1))).rejects.toMatchObject({
      key: 'sync.offline',
    });
  }
  expect(await a.store.sync.readStatus()).toMatchObject({ waiting: 5_000 });
  server.counts.requests = 0;
  await a.syncOnce(noFaults, seededRandom(1));
  expect(await a.store.sync.readStatus()).toMatchObject({ waiting: 0, refused: 0 });
  expect(server.rows('saved_moments')).toHaveLength(5_000);
  expect(server.counts.requests).toBeLessThan(60);
});

test('a row the server refuses blocks no other, and stays in the outbox with its reason', async () => {
  const { startDevice, server } = createSimulatedDevices();
  const a = await startDevice();
  const bad = await a.moments.add({ content: 'too long', source: 'manual' });
  for (let count = 0; count < 20; count += 1) {
    await a.moments.add({ content: `${count}`, source: 'manual' });
  }
  server.refuses = (_table, row) => row.id === bad.id;
  await a.syncOnce(noFaults, seededRandom(1));
  expect(await a.store.sync.refused()).toEqual([
    {
      key: `saved_moments/${bad.id}`,
      table: 'saved_moments',
      id: bad.id,
      reason: 'sync.refused',
    },
  ]);
  expect(server.rows('saved_moments')).toHaveLength(20);
  expect((await a.moments.list()).items).toHaveLength(21);
  server.refuses = () => false;
  await a.store.sync.retryRefused();
  await a.syncOnce(noFaults, seededRandom(1));
  expect(server.rows('saved_moments')).toHaveLength(21);
});

test('a full server takes what fits without a request per row, and a deletion makes room', async () => {
  const { startDevice, server } = createSimulatedDevices();
  const a = await startDevice();
  server.limit.rows = 50;
  for (let count = 0; count < 450; count += 1) {
    await a.checkIns.append({ emotion: 'Anxious', intensity: 1, notes: `${count}` });
  }
  await a.syncOnce(noFaults, seededRandom(1));
  expect(server.rows()).toHaveLength(50);
  expect(await a.store.sync.readStatus()).toMatchObject({ waiting: 0, refused: 400 });
  expect(server.counts.requests).toBeLessThan(60);
  const sent = server.rows()[0];
  await a.checkIns.remove(sent?.row.id ?? '');
  await a.store.sync.retryRefused();
  await a.syncOnce(noFaults, seededRandom(1));
  expect(server.rows()).toHaveLength(50);
  expect(await a.store.sync.readStatus()).toMatchObject({ refused: 399 });
});

test('rows that are missing on this device are pulled again and never deleted on the server', async () => {
  const { startDevice, server } = createSimulatedDevices();
  const a = await startDevice();
  const { id } = await a.moments.add({ content: 'dear', source: 'manual' });
  await a.syncOnce(noFaults, seededRandom(1));
  const row = await a.store.get('saved_moments', id);
  await a.store.write([{ table: 'saved_moments', put: { ...row!, source: 'journal' } }]);
  for (const tables of a.disk.values()) tables.clear();
  await a.syncOnce(noFaults, seededRandom(1));
  expect(server.rows('saved_moments')).toHaveLength(1);
  expect((await a.moments.list()).items.map(({ content }) => content)).toEqual(['dear']);
});
