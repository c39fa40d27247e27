/** The errors of the hosted service: each becomes its AppError, and none contains what was sent. */
import { AppError } from '@mooring/contract';
import type { Rows, Sealed } from '@mooring/storage';
import { supabaseRemote } from '@mooring/storage/testing';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
// biome-ignore lint/style/noRestrictedImports: what is started for tests stands beside the packages.
import { type Stack, startStack } from '../../../tools/hosted/stack.ts';
import { newPerson } from './hosted-service.ts';
import { createSimulatedDevices } from './simulated-devices.ts';

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
const mutationId = '00000000-0000-4000-8000-000000000001';

async function newPersonWithMoment() {
  const { client, userId } = await newPerson(stack);
  const remote = supabaseRemote(client, userId);
  const { startDevice } = createSimulatedDevices({ service: { userId, remote: () => remote } });
  const device = await startDevice();
  await device.moments.add({ content: 'quayzephyr', source: 'manual' });
  const [row] = await device.store.list('saved_moments');
  return { client, userId, remote, row: row as Rows['saved_moments'] };
}

async function failureOf(work: Promise<unknown>): Promise<AppError> {
  const error = await work.then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(AppError);
  const text = JSON.stringify([error, (error as AppError).message, (error as AppError).cause]);
  expect(text).not.toMatch(/quayzephyr|e1\./);
  return error as AppError;
}

test('plain text, a text that is too long and a row of another person are each refused with their own error', async () => {
  const { remote, row } = await newPersonWithMoment();
  const insert = (put: Rows['saved_moments']) =>
    failureOf(remote.insert('saved_moments', [{ row: put, mutationId: mutationId }], signal));
  expect((await insert({ ...row, content: 'quayzephyr' as Sealed })).key).toBe('sync.too-large');
  const long = `${row.content}${'A'.repeat(300_000)}` as Sealed;
  expect((await insert({ ...row, content: long })).key).toBe('sync.too-large');
  expect((await insert({ ...row, source: 'Not Plain!' })).key).toBe('sync.refused');
  const other = await newPersonWithMoment();
  expect((await insert({ ...row, user_id: other.userId })).key).toBe('sync.sign-in');
});

test.skipIf(real)('a full account has its own error, and removing is still possible', async () => {
  const { remote, row, userId } = await newPersonWithMoment();
  const [version] = await remote.insert('saved_moments', [{ row, mutationId: mutationId }], signal);
  await stack.sql(`update private.accounts set max_rows = 1 where user_id = '${userId}'`);
  const more = { ...row, id: 'another' };
  const insert = remote.insert('saved_moments', [{ row: more, mutationId: mutationId }], signal);
  expect((await failureOf(insert)).key).toBe('sync.full');
  const gone = { id: row.id, rev: version?.rev ?? 0 };
  expect(await remote.remove('saved_moments', gone, signal)).toBe(true);
});

test.skipIf(real)('an expired token is refreshed once and the request repeated', async () => {
  const { remote, row } = await newPersonWithMoment();
  let answers = 0;
  stack.between(async (request, through) => {
    if (!new URL(request.url).pathname.startsWith('/rest/')) return through(request);
    answers += 1;
    if (answers > 1) return through(request);
    return Response.json({ code: 'PGRST303', message: 'JWT expired' }, { status: 401 });
  });
  expect(
    await remote.insert('saved_moments', [{ row, mutationId: mutationId }], signal),
  ).toHaveLength(1);
  expect(answers).toBe(2);
});

test.skipIf(real)('a session that cannot be refreshed asks for the password', async () => {
  const { remote, client } = await newPersonWithMoment();
  stack.between(async (request, through) =>
    new URL(request.url).pathname.startsWith('/rest/')
      ? Response.json({ code: 'PGRST303', message: 'JWT expired' }, { status: 401 })
      : through(request),
  );
  expect((await failureOf(remote.tombstonesAfter(0, 1, signal))).key).toBe('sync.sign-in');
  await client.auth.signOut();
  expect((await failureOf(remote.tombstonesAfter(0, 1, signal))).key).toBe('sync.sign-in');
});

test.skipIf(real)(
  'a busy service and a network error are errors to retry, and nothing is refused',
  async () => {
    const { remote, row } = await newPersonWithMoment();
    stack.between(async () => new Response('upstream', { status: 503 }));
    const insert = () => remote.insert('saved_moments', [{ row, mutationId: mutationId }], signal);
    expect((await failureOf(insert())).key).toBe('sync.busy');
    stack.between(async () => {
      throw new Error('broken');
    });
    expect(['sync.busy', 'sync.offline']).toContain((await failureOf(insert())).key);
    stack.between(null);
    expect(await insert()).toHaveLength(1);
  },
);

test('an aborted request sends nothing', async () => {
  const { remote, row } = await newPersonWithMoment();
  const off = new AbortController();
  off.abort();
  const insert = remote.insert('saved_moments', [{ row, mutationId: mutationId }], off.signal);
  await expect(insert).rejects.toMatchObject({ name: 'AbortError' });
  expect(await remote.newest('saved_moments', 10, signal)).toEqual([]);
});
