import { noFaults } from './faults.ts';
import { seededRandom } from './seeded-random.ts';
import type { SimulatedDevice } from './simulated-devices.ts';

/** Syncs each device once, one after the other, over a network without faults. */
export async function sync(...devices: SimulatedDevice[]): Promise<void> {
  for (const device of devices) await device.syncOnce(noFaults, seededRandom(1));
}
