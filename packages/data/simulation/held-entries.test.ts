/** What the server sent of an entry, was not taken over, and can be read. */
import { expect, test } from 'vitest';
import { createQuarantine } from '../src/quarantine/quarantine.ts';
import { noFaults } from './faults.ts';
import { seededRandom } from './seeded-random.ts';
import { createSimulatedDevices } from './simulated-devices.ts';

async function openHeld() {
  const { startDevice, server, env } = createSimulatedDevices();
  const device = await startDevice();
  const sync = () => device.syncOnce(noFaults, seededRandom(1));
  const { storage } = device;
  const quarantine = createQuarantine({ env, storage, replicas: async () => null });
  const { id } = await device.entries.create({
    title: 'The sea',
    content: 'Rose.',
    tags: ['hope'],
  });
  await sync();
  await device.entries.update(id, { title: 'The harbour', content: 'Calm.', tags: [] });
  await sync();
  const key = `journal_entries/${id}`;
  const [first] = server.disk.past.filter((one) => one.id === id);
  const last = server.disk.rows.get(key);
  if (!first || !last) throw new Error('The server has no such row.');
  /** The server shows the row with some columns of its first state. */
  const mix = async (...columns: string[]) => {
    const old = Object.entries(first.row).filter(([name]) => columns.includes(name));
    const row = { ...last.row, ...Object.fromEntries(old) };
    server.disk.rows.set(key, { ...last, row, seq: server.disk.nextSeq() });
    await sync();
  };
  return { device, quarantine, id, mix, sync };
}

test('words that the server mixed are kept as an entry beside the one here, if the person wants it', async () => {
  const { device, quarantine, id, mix, sync } = await openHeld();
  expect(await quarantine.heldEntries()).toEqual([]);
  await mix('content', 'tags');
  expect(await quarantine.heldEntries()).toMatchObject([
    { title: 'The harbour', content: 'Rose.' },
  ]);
  await quarantine.keepHeldEntries();
  const { items } = await device.entries.list();
  expect(items.map(({ content, tags }) => [content, tags]).sort()).toEqual([
    ['Calm.', []],
    ['Rose.', ['hope']],
  ]);
  expect(await device.entries.conflictCopies(id)).toEqual([items.find((one) => one.id !== id)?.id]);
  expect(await quarantine.heldEntries()).toEqual([]);
  await sync();
  expect((await device.entries.list()).items).toHaveLength(2);
});

test('where the server changed the day alone, there are no other words to keep', async () => {
  const { quarantine, mix } = await openHeld();
  await mix('editedAt');
  expect(await quarantine.heldEntries()).toEqual([]);
  expect(JSON.parse(await quarantine.downloadHeld()).pieces).toHaveLength(1);
});
