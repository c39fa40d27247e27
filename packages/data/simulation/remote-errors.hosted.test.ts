/** What the hosted service says when it will not, or cannot: each has its name, and no word of anybody's in it. */
import { AppError } from '@mooring/contract';
import type { Rows, Sealed } from '@mooring/storage';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
// biome-ignore lint/style/noRestrictedImports: what is started for tests stands beside the packages.
import { type Stack, startStack } from '../../../tools/hosted/stack.ts';
import { createSimulatedDevices } from './simulated-devices.ts';
import { newPerson, remoteOf } from './hosted-service.ts';

const real = process.env.SUPABASE_URL !== undefined;
let stack: Stack;
beforeAll(async () => {
  stack = await startStack();
});
afterEach(() => {
  if (!real) stack.between(null);
});
afterAll(() => stack.stop());

const { signal } = new AbortController();
const op = '00000000-0000-4000-8000-000000000001';

async function oneMoment() {
  const { client, userId } = await newPerson(stack);
  const remote = remoteOf(client, userId);
  const fleet = createSimulatedDevices({ service: { userId, remote: () => remote } });
  const device = await fleet.device();
  await device.moments.add({ content: 'quayzephyr', source: 'manual' });
  const [row] = await device.store.list('saved_moments');
  return { client, userId, remote, row: row as Rows['saved_moments'] };
}

async function refused(work: Promise<unknown>): Promise<AppError> {
  const error = await work.then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(AppError);
  const told = JSON.stringify([error, (error as AppError).message, (error as AppError).cause]);
  expect(told).not.toMatch(/quayzephyr|e1\./);
  return error as AppError;
}

test('plain text, a text beyond all measure and a row of somebody else are each refused by name', async () => {
  const { remote, row } = await oneMoment();
  const insert = (put: Rows['saved_moments']) =>
    refused(remote.insert('saved_moments', [{ row: put, mutationId: op }], signal));
  expect((await insert({ ...row, content: 'quayzephyr' as Sealed })).key).toBe('sync.too-large');
  const long = `${row.content}${'A'.repeat(300_000)}` as Sealed;
  expect((await insert({ ...row, content: long })).key).toBe('sync.too-large');
  expect((await insert({ ...row, source: 'Not Plain!' })).key).toBe('sync.refused');
  const other = await oneMoment();
  expect((await insert({ ...row, user_id: other.userId })).key).toBe('sync.sign-in');
});

test.skipIf(real)(
  'a full account is told from everything else, and removing is still possible',
  async () => {
    const { remote, row, userId } = await oneMoment();
    const [head] = await remote.insert('saved_moments', [{ row, mutationId: op }], signal);
    await stack.sql(`update private.accounts set max_rows = 1 where user_id = '${userId}'`);
    const more = { ...row, id: 'another' };
    const insert = remote.insert('saved_moments', [{ row: more, mutationId: op }], signal);
    expect((await refused(insert)).key).toBe('sync.full');
    const gone = { id: row.id, rev: head?.rev ?? 0 };
    expect(await remote.remove('saved_moments', gone, signal)).toBe(true);
  },
);

test.skipIf(real)(
  'a token that has run out is renewed once, and the request made again',
  async () => {
    const { remote, row } = await oneMoment();
    let answers = 0;
    stack.between(async (request, through) => {
      if (!new URL(request.url).pathname.startsWith('/rest/')) return through(request);
      answers += 1;
      if (answers > 1) return through(request);
      return Response.json({ code: 'PGRST303', message: 'JWT expired' }, { status: 401 });
    });
    expect(await remote.insert('saved_moments', [{ row, mutationId: op }], signal)).toHaveLength(1);
    expect(answers).toBe(2);
  },
);

test.skipIf(real)('a session that cannot be renewed asks for the password', async () => {
  const { remote, client } = await oneMoment();
  stack.between(async (request, through) =>
    new URL(request.url).pathname.startsWith('/rest/')
      ? Response.json({ code: 'PGRST303', message: 'JWT expired' }, { status: 401 })
      : through(request),
  );
  expect((await refused(remote.tombstonesAfter(0, 1, signal))).key).toBe('sync.sign-in');
  await client.auth.signOut();
  expect((await refused(remote.tombstonesAfter(0, 1, signal))).key).toBe('sync.sign-in');
});

test.skipIf(real)(
  'a busy service and a broken line are tried again later, and nothing is refused',
  async () => {
    const { remote, row } = await oneMoment();
    stack.between(async () => new Response('upstream', { status: 503 }));
    const insert = () => remote.insert('saved_moments', [{ row, mutationId: op }], signal);
    expect((await refused(insert())).key).toBe('sync.busy');
    stack.between(async () => {
      throw new Error('broken');
    });
    expect(['sync.busy', 'sync.offline']).toContain((await refused(insert())).key);
    stack.between(null);
    expect(await insert()).toHaveLength(1);
  },
);

test('what is called off sends nothing', async () => {
  const { remote, row } = await oneMoment();
  const off = new AbortController();
  off.abort();
  const insert = remote.insert('saved_moments', [{ row, mutationId: op }], off.signal);
  await expect(insert).rejects.toMatchObject({ name: 'AbortError' });
  expect(await remote.newest('saved_moments', 10, signal)).toEqual([]);
});
