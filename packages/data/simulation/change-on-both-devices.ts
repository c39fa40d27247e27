import { memoryHosting } from '@mooring/storage/testing';
import type { Data } from '../src/data.ts';
import { type FakeServer, fakeServer } from './fake-server.ts';

type Given = { service: ReturnType<typeof memoryHosting>; serviceRows: FakeServer };
type Device = 'one' | 'other';

type Story<D extends Data, T> = {
  /** A device of the same person, given where the service is. */
  device(given: Given, which: Device): Promise<D>;
  /** What both devices know. */
  before(data: D): Promise<T>;
  /** What each then does without knowing of the other. */
  change(data: D, known: T, which: Device): Promise<unknown>;
};

/** Two devices change the same thing at once and then sync. Gives the one that synced last. */
export async function changeOnBothDevices<D extends Data, T>(story: Story<D, T>): Promise<D> {
  const given = { service: memoryHosting(), serviceRows: fakeServer() };
  const one = await story.device(given, 'one');
  const known = await story.before(one);
  await synced(one);
  const other = await story.device(given, 'other');
  await synced(other);
  await story.change(one, known, 'one');
  await story.change(other, known, 'other');
  for (const device of [one, other, one]) await synced(device);
  return other;
}

async function synced({ hosted, sync }: Data): Promise<void> {
  await new Promise<void>((resolve) => {
    const look = () => hosted.state.getState().status === 'open' && resolve();
    hosted.state.subscribe(look);
    look();
  });
  await sync.now();
}
