import { memoryHosting } from '@mooring/storage/testing';
import type { Data } from '../src/data.ts';
import { type FakeServer, fakeServer } from './fake-server.ts';

type Service = { service: ReturnType<typeof memoryHosting>; serviceRows: FakeServer };
type DeviceName = 'one' | 'other';

type ConcurrentChange<D extends Data, T> = {
  /** Opens a device of the same person over the service. */
  device(service: Service, which: DeviceName): Promise<D>;
  /** Writes what both devices have before the change. */
  before(data: D): Promise<T>;
  /** The change of each device, made without knowing of the other's. */
  change(data: D, known: T, which: DeviceName): Promise<unknown>;
  /** The bytes of pictures, files and recordings arrive on the other device after the change only. */
  areFilesLate?: boolean;
};

/** Two devices change the same thing concurrently and then sync. Returns the one that synced last. */
export async function changeOnBothDevices<D extends Data, T>(
  scenario: ConcurrentChange<D, T>,
): Promise<D> {
  const service = { service: memoryHosting(), serviceRows: fakeServer() };
  const one = await scenario.device(service, 'one');
  const known = await scenario.before(one);
  await syncOpenSession(one);
  const other = await scenario.device(service, 'other');
  const { rows } = service.serviceRows.disk;
  const late = [...rows].filter(
    ([key]) => scenario.areFilesLate && key.startsWith('audio_chunks/'),
  );
  for (const [key] of late) rows.delete(key);
  await syncOpenSession(other);
  for (const [key, row] of late) rows.set(key, row);
  await scenario.change(one, known, 'one');
  await scenario.change(other, known, 'other');
  for (const device of [one, other, one]) await syncOpenSession(device);
  return other;
}

/** Waits until the hosted session is open, and syncs. */
export async function syncOpenSession({ hosted, sync }: Data): Promise<void> {
  await new Promise<void>((resolve) => {
    const resolveWhenOpen = () => hosted.state.getState().status === 'open' && resolve();
    hosted.state.subscribe(resolveWhenOpen);
    resolveWhenOpen();
  });
  await sync.now();
}
