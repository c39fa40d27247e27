import type { SyncState } from '@mooring/storage';
import { createRunner } from '@mooring/storage/testing';
import { expect, test } from 'vitest';
import { createSimulatedDevices } from './simulated-devices.ts';
import { fakeServer, type FaultInjector } from './fake-server.ts';

/** A device with its runner, and hands for the clock. */
async function running(trouble: FaultInjector = () => null) {
  const fleet = createSimulatedDevices();
  const server = fakeServer();
  const device = await fleet.device();
  const timers: { ms: number; work: () => void }[] = [];
  const states: SyncState[] = [];
  const logged: string[] = [];
  let line = trouble;
  let time = Date.parse('2026-11-20T09:00:00.000Z');
  const runner = createRunner({
    env: { now: () => new Date(time), randomBytes: () => new Uint8Array([128]) },
    store: device.store,
    remote: server.remote(() => line()),
    resolve: async () => ({ winner: 'theirs', extraWrites: [] }),
    newId: fleet.env.newId,
    onRowsChanged: () => {},
    withLock: (work) => work(),
    startTimer(ms, work) {
      const timer = { ms, work };
      timers.push(timer);
      return () => {
        const at = timers.indexOf(timer);
        if (at >= 0) timers.splice(at, 1);
      };
    },
    onState: (state) => void states.push(state),
    log: (name) => void logged.push(name),
  });
  const add = async () => {
    await device.moments.add({ content: 'kept', source: 'manual' });
    runner.onLocalWrite();
  };
  /** The next timer that stands, other than the regular look. */
  const next = () => timers.find(({ ms }) => ms !== 300_000);
  const pass = async () => {
    const timer = next();
    if (!timer) throw new Error('Nothing is planned');
    timers.splice(timers.indexOf(timer), 1);
    timer.work();
    await settle();
  };
  const settle = () => new Promise((resolve) => setTimeout(resolve, 20));
  return {
    runner,
    server,
    device,
    states,
    logged,
    timers,
    add,
    next,
    pass,
    settle,
    line(next: FaultInjector) {
      line = next;
    },
    later: (ms: number) => {
      time += ms;
    },
    last: () => states.at(-1),
  };
}

test('what is written is sent a moment later, and the state says so', async () => {
  const { runner, add, pass, next, last, server, settle } = await running();
  await runner.now();
  expect(last()).toEqual({ status: 'synced', waiting: 0, refused: 0, bringing: null });
  await add();
  await settle();
  expect(last()).toMatchObject({ status: 'waiting', waiting: 1 });
  expect(next()?.ms).toBe(500);
  await pass();
  expect(last()).toMatchObject({ status: 'synced', waiting: 0 });
  expect(server.rows()).toHaveLength(1);
});

test('without a connection it waits longer each time, and writing on does not hurry it', async () => {
  const { runner, add, pass, next, last, line, logged, server, settle } = await running();
  line(() => 'before');
  await add();
  await runner.now();
  const pauses: number[] = [];
  for (let tries = 0; tries < 10; tries += 1) {
    pauses.push(next()?.ms ?? 0);
    expect(last()).toMatchObject({ status: 'offline', waiting: 1 });
    await pass();
  }
  expect(pauses.slice(0, 4)).toEqual([1500, 3000, 6000, 12_000]);
  expect(Math.max(...pauses)).toBe(225_000);
  const asked = server.counts.requests;
  await add();
  await settle();
  expect(server.counts.requests).toBe(asked);
  expect(last()).toMatchObject({ status: 'offline', waiting: 2 });
  line(() => null);
  await runner.now();
  expect(last()).toMatchObject({ status: 'synced', waiting: 0 });
  expect(new Set(logged)).toEqual(new Set(['sync.offline']));
});

test('a session that is no longer good asks for the password, and goes on once it is', async () => {
  const { runner, add, last, line } = await running();
  line(() => 'sign-in');
  await add();
  await runner.now();
  expect(last()).toMatchObject({ status: 'sign-in', waiting: 1 });
  line(() => null);
  await runner.now();
  expect(last()).toMatchObject({ status: 'synced', waiting: 0 });
});

test('locking ends what is under way, and nothing is told or sent after', async () => {
  const { runner, add, states, server, timers } = await running();
  await add();
  const under = runner.now();
  runner.stop();
  await under;
  const told = states.length;
  await runner.now();
  runner.onLocalWrite();
  expect(server.rows()).toEqual([]);
  expect(timers).toEqual([]);
  expect(states).toHaveLength(told);
});

test('a refused row is listed, counted and can be tried again', async () => {
  const { runner, add, last, server } = await running();
  server.refuses = () => true;
  await add();
  await runner.now();
  expect(last()).toMatchObject({ status: 'synced', waiting: 0, refused: 1 });
  const [refused] = await runner.refused();
  expect(refused?.reason).toBe('sync.refused');
  server.refuses = () => false;
  await runner.retry(refused?.key);
  expect(last()).toMatchObject({ refused: 0 });
  expect(server.rows()).toHaveLength(1);
});

test('whoever comes back sees what came meanwhile, but is not asked about at every glance', async () => {
  const { runner, server, later, settle } = await running();
  await runner.now();
  const asked = server.counts.requests;
  runner.onReturn();
  await settle();
  expect(server.counts.requests).toBe(asked);
  later(31_000);
  runner.onReturn();
  await settle();
  expect(server.counts.requests).toBeGreaterThan(asked);
});

test('a new device tells how much has come so far', async () => {
  const { runner, server, states, last } = await running();
  const other = await createSimulatedDevices().device();
  for (let count = 0; count < 3; count += 1) {
    await other.moments.add({ content: `${count}`, source: 'manual' });
  }
  const { signal } = new AbortController();
  for (const row of await other.store.list('saved_moments')) {
    await server.remote().insert('saved_moments', [{ row, mutationId: row.id }], signal);
  }
  await runner.now();
  expect(states.map(({ initialRows: bringing }) => bringing)).toContain(3);
  expect(last()).toMatchObject({ status: 'synced', bringing: null });
});
