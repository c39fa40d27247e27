import { expect } from 'vitest';
import type { SimulatedDevice } from './simulated-devices.ts';

/** Each device has the entry with these words, and its picture opens. */
export async function expectEntryWithPicture(
  devices: readonly SimulatedDevice[],
  id: string,
  content: string,
): Promise<void> {
  for (const device of devices) {
    expect((await device.entries.get(id))?.content).toBe(content);
    const [picture] = (await device.pictures.of(id)).items;
    if (!picture) throw new Error('The picture is gone.');
    expect((await device.pictures.open(picture)).size).toBe(2_000);
  }
}
