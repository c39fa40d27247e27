import { readFileSync } from 'node:fs';
import { argon2 } from '@mooring/storage/testing';
import { expect, test } from 'vitest';
import { createBackups } from '../src/backup/backups.ts';
import { createRecordings } from '../src/recordings/recordings.ts';
import { memoryTabLocks } from '../src/recordings/tab-locks.ts';
import { noFaults } from './faults.ts';
import { seededRandom } from './seeded-random.ts';
import { createSimulatedDevices, type SimulatedDevice } from './simulated-devices.ts';

/** A sealed backup file that version 1.0.0 wrote for a visitor. */
const { passphrase, base64 }: { passphrase: string; base64: string[] } = JSON.parse(
  readFileSync(new URL('./backup-of-1.0.0.json', import.meta.url), 'utf8'),
);
const file = new Blob([Buffer.from(base64.join(''), 'base64')]);

async function openDevices() {
  const { startDevice, server, env } = createSimulatedDevices();
  const device = await startDevice();
  const other = await startDevice();
  const kdf = async () => argon2;
  const backups = createBackups({ env, storage: device.storage, kdf });
  const sync = async (...devices: SimulatedDevice[]) => {
    for (const each of devices) await each.syncOnce(noFaults, seededRandom(1));
  };
  return { env, device, other, server, backups, sync };
}

async function expectAllOfIt({
  device,
  env,
}: { device: SimulatedDevice } & Pick<Awaited<ReturnType<typeof openDevices>>, 'env'>) {
  const { items } = await device.entries.list();
  expect(items.map(({ title, content, tags }) => [title, content, tags]).sort()).toEqual([
    ['Said', '', []],
    ['The sea', 'It was calm, and I could look at it. 🌊 日本語', ['hope']],
  ]);
  const recording = items.find(({ type }) => type === 'audio')?.recording;
  const tabLocks = memoryTabLocks(new Map());
  const recordings = createRecordings({ env, storage: device.storage, tabLocks });
  const opened = recording && (await recordings.open(recording));
  expect(opened?.wav.size).toBe(1644);
  expect((await device.checkIns.recent()).items).toMatchObject([
    { emotion: 'Grief', intensity: 3, notes: 'The lilies.' },
  ]);
  expect((await device.moments.list()).items).toMatchObject([
    { content: 'The light in the hall.', tags: ['hope'] },
  ]);
  expect(await device.records.get('safety-plan')).toMatchObject({ signs: 'The evenings.' });
}

test('a backup file of version 1.0.0 says what is in it, is restored whole, and reaches another device sealed', {
  timeout: 60_000,
}, async () => {
  const { env, device, other, server, backups, sync } = await openDevices();
  expect(await backups.readHeader(file)).toEqual({ sealed: true });
  const contents = await backups.inspect(file, { passphrase });
  expect(contents).toMatchObject({ entries: 2, checkIns: 1, moments: 1, recordings: 1 });
  expect(await backups.restore(file, { passphrase })).toMatchObject({ updated: 0, keptNewer: 0 });
  await expectAllOfIt({ device, env });
  expect((await device.drafts.get('new'))?.content).toBe('Not finished yet.');
  // A second time it changes nothing.
  expect(await backups.restore(file, { passphrase })).toMatchObject({ added: 0, updated: 0 });

  await sync(device, other);
  expect(server.rows().length).toBeGreaterThan(5);
  expect(server.rows().every(({ seal }) => seal?.startsWith('e2.'))).toBe(true);
  await expectAllOfIt({ device: other, env });
});

test('a wrong passphrase opens nothing of it', { timeout: 60_000 }, async () => {
  const { device, backups } = await openDevices();
  await expect(backups.restore(file, { passphrase: 'other words' })).rejects.toMatchObject({
    key: 'backup.passphrase-wrong',
  });
  expect((await device.entries.list()).items).toEqual([]);
});
