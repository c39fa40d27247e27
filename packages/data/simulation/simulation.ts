import type { Remote } from '@mooring/storage';
import type { RowSeals } from '@mooring/storage/testing';
import { type Convergence, checkConvergence } from './convergence.ts';
import { noteBroughtBack } from './counted-pictures.ts';
import { noFaults, randomFaults } from './faults.ts';
import { seededRandom } from './seeded-random.ts';
import { createSimulatedDevices } from './simulated-devices.ts';
import { newText, newTextHistory } from './text-history.ts';
import { actRandomly } from './user-actions.ts';

/** How likely a device crashes before or after each call of its sync store. */
const crashProbability = 0.02;

/**
 * Deterministic simulation testing: random actions on several devices that sync over a faulty network and crash on the
 * way, all from one seed. Then the faults stop, every device syncs, and the result is checked.
 */
export async function runSimulation(options: {
  /** Actions per device. */
  ops: number;
  seed: number;
  devices?: number;
  /** The share of requests that fail. */
  faults?: number;
  wrapRemote?: (remote: Remote) => Remote;
  wrapSeals?: (seals: RowSeals) => RowSeals;
}): Promise<Convergence & { crashes: number }> {
  const { ops, seed, devices: count = 3, faults = 0.3, wrapRemote, wrapSeals } = options;
  const random = seededRandom(seed);
  const { startDevice, server } = createSimulatedDevices({
    ...(wrapRemote && { wrapRemote }),
    ...(wrapSeals && { wrapSeals }),
  });
  const history = newTextHistory();
  const devices = await Promise.all(Array.from({ length: count }, () => startDevice()));
  let crashes = 0;
  // All devices begin with the same few entries and have done their initial pull.
  for (let entry = 0; entry < 5; entry += 1) {
    await devices[0]?.entries.create({ title: '', content: newText(history, 'entry'), tags: [] });
  }
  for (const device of devices) await device.syncOnce(noFaults, random);
  const syncWithFaults = async (index: number) => {
    const device = devices[index];
    const isCrashed = await device
      ?.syncOnce(randomFaults(random, faults), random, crashProbability)
      .catch(() => false);
    if (device) noteBroughtBack(device.disk, history);
    if (!isCrashed || !device) return;
    crashes += 1;
    devices[index] = await startDevice(device.disk);
  };
  for (let done = 0; done < ops * count; done += 1) {
    const index = random.below(count);
    const device = devices[index];
    if (!device) continue;
    const syncing = random.chance(0.5) ? syncWithFaults(random.below(count)) : null;
    await actRandomly(device, random, history);
    await syncing;
  }
  for (let round = 0; round < 3; round += 1) {
    for (const device of devices) {
      await device.syncOnce(noFaults, random);
      noteBroughtBack(device.disk, history);
    }
  }
  return { ...(await checkConvergence(devices, server, history)), crashes };
}
