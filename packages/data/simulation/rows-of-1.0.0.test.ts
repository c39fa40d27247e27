import { readFileSync } from 'node:fs';
import type { ServerRow } from '@mooring/storage/testing';
import { expect, test } from 'vitest';
import { createSimulatedDevices, type SimulatedDevice } from './simulated-devices.ts';
import { sync } from './sync-in-turn.ts';

/** What the server of an account of version 1.0.0 has, sealed with the key of the simulated devices. */
const rows: Omit<ServerRow, 'seal'>[] = JSON.parse(
  readFileSync(new URL('./rows-of-1.0.0.json', import.meta.url), 'utf8'),
);

const contents = async ({ entries }: SimulatedDevice) =>
  (await entries.list()).items.map(({ content }) => content);

async function openAccount() {
  const { startDevice, server } = createSimulatedDevices();
  for (const one of rows) {
    const row = { ...one, id: one.row.id, seal: null, seq: server.disk.nextSeq() };
    server.disk.rows.set(`${one.table}/${one.row.id}`, row);
  }
  const device = await startDevice();
  await sync(device);
  return { startDevice, server, device };
}

test('the rows of version 1.0.0 open on a new device, without an alarm', async () => {
  const { device } = await openAccount();
  expect(await contents(device)).toEqual(['was calm']);
  expect((await device.checkIns.recent()).items.map(({ notes }) => notes)).toEqual(['a long day']);
  expect((await device.moments.list()).items.map(({ content }) => content)).toEqual(['a line']);
  expect(await device.records.get('library-read')).toEqual(['one']);
  expect(device.lastFindings()).toMatchObject({ repaired: 0, isMissing: false });
  expect(await device.store.sync.readStatus()).toMatchObject({ waiting: 0, refused: 0 });
});

test('a row of version 1.0.0 gets its seal when it is next written, and is then no longer changed unseen', async () => {
  const { startDevice, server, device } = await openAccount();
  const other = await startDevice();
  await sync(other);
  const [entry] = (await device.entries.list()).items;
  const old = server.disk.rows.get(`journal_entries/${entry?.id}`);
  await device.entries.update(entry?.id ?? '', { title: 'The sea', content: 'rose', tags: [] });
  await sync(device, other);
  expect(await contents(other)).toEqual(['rose']);
  expect(server.rows('journal_entries').map(({ seal }) => seal?.slice(0, 3))).toEqual(['e2.']);
  if (old)
    server.disk.rows.set(`journal_entries/${old.id}`, { ...old, seq: server.disk.nextSeq() });
  await sync(other);
  expect(await contents(other)).toContain('rose');
});
