import type { Remote, SyncState } from '@mooring/storage';
import { createRowSeals, createSyncScheduler } from '@mooring/storage/testing';
import { expect, test } from 'vitest';
import { fakeServer } from './fake-server.ts';
import { type FaultInjector, noFaults } from './faults.ts';
import { createSimulatedDevices } from './simulated-devices.ts';

const pollInterval = 300_000;

/** A device with its scheduler over the fake server, a clock and timers that the test moves. */
async function openScheduler(wrap: (remote: Remote) => Remote = (remote) => remote) {
  const { startDevice, env } = createSimulatedDevices();
  const server = fakeServer();
  const device = await startDevice();
  const timers: { ms: number; work: () => void }[] = [];
  const states: SyncState[] = [];
  const logged: string[] = [];
  let faults = noFaults;
  let time = Date.parse('2026-11-20T09:00:00.000Z');
  const scheduler = createSyncScheduler({
    env: { now: () => new Date(time), randomBytes: () => new Uint8Array([128]) },
    store: device.store,
    remote: wrap(server.remote(() => faults())),
    seals: createRowSeals(device.vault),
    resolve: async () => ({ winner: 'theirs', extraWrites: [] }),
    newId: env.newId,
    onRowsChanged: () => {},
    withLock: (work) => work(),
    startTimer(ms, work) {
      const timer = { ms, work };
      timers.push(timer);
      return () => {
        const index = timers.indexOf(timer);
        if (index >= 0) timers.splice(index, 1);
      };
    },
    onState: (state) => void states.push(state),
    log: (key) => void logged.push(key),
  });
  const write = async () => {
    await device.moments.add({ content: 'kept', source: 'manual' });
    scheduler.onLocalWrite();
  };
  const waitForWork = () => new Promise((resolve) => setTimeout(resolve, 150));
  /** The next timer, other than the poll. */
  const nextTimer = () => timers.find(({ ms }) => ms !== pollInterval);
  const runNextTimer = async () => {
    const timer = nextTimer();
    if (!timer) throw new Error('There is no timer');
    timers.splice(timers.indexOf(timer), 1);
    timer.work();
    await waitForWork();
  };
  return {
    scheduler,
    server,
    device,
    states,
    logged,
    timers,
    write,
    nextTimer,
    runNextTimer,
    waitForWork,
    setFaults(next: FaultInjector) {
      faults = next;
    },
    advance(ms: number) {
      time += ms;
    },
    lastState: () => states.at(-1),
  };
}

test('a local write is pushed after the debounce, and the state shows it', async () => {
  const { scheduler, write, runNextTimer, nextTimer, lastState, server, waitForWork } =
    await openScheduler();
  await scheduler.now();
  expect(lastState()).toMatchObject({
    status: 'synced',
    waiting: 0,
    refused: 0,
    initialRows: null,
  });
  await write();
  await waitForWork();
  expect(lastState()).toMatchObject({ status: 'waiting', waiting: 1 });
  expect(nextTimer()?.ms).toBe(500);
  await runNextTimer();
  expect(lastState()).toMatchObject({ status: 'synced', waiting: 0 });
  expect(server.rows()).toHaveLength(1);
});

test('without a connection the backoff grows with each failure, and a further write does not shorten it', async () => {
  const {
    scheduler,
    write,
    runNextTimer,
    nextTimer,
    lastState,
    setFaults,
    logged,
    server,
    waitForWork,
  } = await openScheduler();
  setFaults(() => 'request-lost');
  await write();
  await scheduler.now();
  const delays: number[] = [];
  for (let failures = 0; failures < 10; failures += 1) {
    delays.push(nextTimer()?.ms ?? 0);
    expect(lastState()).toMatchObject({ status: 'offline', waiting: 1 });
    await runNextTimer();
  }
  expect(delays.slice(0, 4)).toEqual([1500, 3000, 6000, 12_000]);
  expect(Math.max(...delays)).toBe(225_000);
  const requests = server.counts.requests;
  await write();
  await waitForWork();
  expect(server.counts.requests).toBe(requests);
  expect(lastState()).toMatchObject({ status: 'offline', waiting: 2 });
  setFaults(noFaults);
  await scheduler.now();
  expect(lastState()).toMatchObject({ status: 'synced', waiting: 0 });
  expect(new Set(logged)).toEqual(new Set(['sync.offline']));
});

test('an expired session asks for the password, and sync goes on after the sign-in', async () => {
  const { scheduler, write, lastState, setFaults } = await openScheduler();
  setFaults(() => 'sign-in');
  await write();
  await scheduler.now();
  expect(lastState()).toMatchObject({ status: 'sign-in', waiting: 1 });
  setFaults(noFaults);
  await scheduler.now();
  expect(lastState()).toMatchObject({ status: 'synced', waiting: 0 });
});

test('stop aborts the running sync, and nothing is pushed or reported afterwards', async () => {
  const { scheduler, write, states, server, timers } = await openScheduler();
  await write();
  const running = scheduler.now();
  scheduler.stop();
  await running;
  const reported = states.length;
  await scheduler.now();
  scheduler.onLocalWrite();
  expect(server.rows()).toEqual([]);
  expect(timers).toEqual([]);
  expect(states).toHaveLength(reported);
});

test('a refused row is listed and counted, and can be retried', async () => {
  const { scheduler, write, lastState, server } = await openScheduler();
  server.refuses = () => true;
  await write();
  await scheduler.now();
  expect(lastState()).toMatchObject({ status: 'synced', waiting: 0, refused: 1 });
  const [refused] = await scheduler.refused();
  expect(refused?.reason).toBe('sync.refused');
  server.refuses = () => false;
  await scheduler.retryRefused(refused?.key);
  expect(lastState()).toMatchObject({ refused: 0 });
  expect(server.rows()).toHaveLength(1);
});

test('a return to the page pulls, unless the last pull is recent', async () => {
  const { scheduler, server, advance, waitForWork } = await openScheduler();
  await scheduler.now();
  const requests = server.counts.requests;
  scheduler.onReturn();
  await waitForWork();
  expect(server.counts.requests).toBe(requests);
  advance(31_000);
  scheduler.onReturn();
  await waitForWork();
  expect(server.counts.requests).toBeGreaterThan(requests);
});

test('the state of a new device shows how many rows its initial pull has brought', async () => {
  const { scheduler, server, states, lastState } = await openScheduler();
  const other = await createSimulatedDevices().startDevice();
  for (let count = 0; count < 3; count += 1) {
    await other.moments.add({ content: `${count}`, source: 'manual' });
  }
  const { signal } = new AbortController();
  for (const row of await other.store.list('saved_moments')) {
    await server.remote().insert('saved_moments', [{ row, mutationId: row.id }], signal);
  }
  await scheduler.now();
  expect(states.map(({ initialRows }) => initialRows)).toContain(3);
  // 'All synced' is said once everything is here, the bytes of files too.
  expect(states.slice(0, -1).map(({ status }) => status)).not.toContain('synced');
  expect(lastState()).toMatchObject({ status: 'synced', initialRows: null });
});

test('a server that answers slowly and without an end is left after an hour, and the state says so until a round ends', async () => {
  let isEndless = true;
  let passed = 0;
  const { scheduler, write, lastState, logged, server, advance } = await openScheduler(
    (remote) => ({
      ...remote,
      async versionsAfter(table, cursor, limit, signal) {
        if (!isEndless) return remote.versionsAfter(table, cursor, limit, signal);
        advance(59_000);
        passed += 59_000;
        return Array.from({ length: limit }, (_, index) => {
          const seq = cursor + index + 1;
          return { id: `row-${seq}`, rev: 1, seq, mutationId: 'x' };
        });
      },
      rowsAfter: async () => [],
    }),
  );
  await write();
  await scheduler.now();
  expect(lastState()).toMatchObject({ status: 'waiting', waiting: 1, isEndless: true });
  expect(passed / 60_000).toBeGreaterThan(59);
  expect(passed / 60_000).toBeLessThan(62);
  expect(logged).toEqual(['sync.endless']);
  isEndless = false;
  await scheduler.now();
  expect(lastState()).toMatchObject({ status: 'synced', waiting: 0, isEndless: false });
  expect(server.rows()).toHaveLength(1);
});
