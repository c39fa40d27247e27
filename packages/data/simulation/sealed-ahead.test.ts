/** What is sent next is sealed while a request is on its way, so that a person with a slow line does not wait for it as well. */
import type { Remote } from '@mooring/storage';
import { expect, test, vi } from 'vitest';
import { createSimulatedDevices } from './simulated-devices.ts';
import { sync } from './sync-in-turn.ts';

/** Two of these are more than one request takes. */
const long = 'The light came in over the water. '.repeat(20_000);

test('the rows of the next request are sealed before the answer to this one is there', async () => {
  const sealed: string[] = [];
  const sealedAtAnswer: number[] = [];
  const wrapRemote = (remote: Remote): Remote => ({
    ...remote,
    async insert(table, items, signal) {
      if (table === 'journal_entries') {
        const next = Math.min(sealedAtAnswer.length + 2, 3);
        await vi.waitFor(() => expect(sealed).toHaveLength(next));
        sealedAtAnswer.push(sealed.length);
      }
      return remote.insert(table, items, signal);
    },
  });
  const { startDevice, server } = createSimulatedDevices({
    wrapRemote,
    wrapSeals: (seals) => ({
      ...seals,
      sealRow(table, row, version) {
        if (table === 'journal_entries') sealed.push(row.id);
        return seals.sealRow(table, row, version);
      },
    }),
  });
  const device = await startDevice();
  for (const title of ['one', 'two', 'three']) {
    await device.entries.create({ title, content: long, tags: [] });
  }
  await sync(device);
  expect(server.rows('journal_entries')).toHaveLength(3);
  expect(sealedAtAnswer).toEqual([2, 3, 3]);
});
