import { AppError } from '@mooring/contract';
import { expect, test } from 'vitest';
import { moment, pulledRow } from '../adapters/outbox-testing.ts';
import type { Row } from '../store.ts';
import { fingerprintOf, newOutboxEntry } from './outbox-entry.ts';
import { reconcile, refusalOf } from './reconcile.ts';
import type { Resolution, ResolveConflict } from './resolve-conflict.ts';
import type { QueuedMutation } from './sync-store.ts';

type Own = Partial<QueuedMutation['entry']> & { kind?: 'put' | 'remove' };

/** A change of this device that the server has not taken: version 2 of device a, on its version 1. */
function queued(row: Row | undefined, { kind = row ? 'put' : 'remove', ...own }: Own = {}) {
  return {
    entry: {
      ...newOutboxEntry('saved_moments', 'm'),
      serverVersion: { rev: 1, seq: 1 },
      version: { a: 1 },
      ...own,
      pending: {
        kind,
        mutationId: 'ours',
        version: { a: 2 },
        earlierMutationIds: [],
        isResend: false,
        queuePosition: 1,
        refused: null,
      },
    },
    row,
  } satisfies QueuedMutation;
}

const ours = moment('m', 'e1.ours');
const theirs = (version: Record<string, number> | null, content = 'e1.theirs') =>
  pulledRow('m', 9, content, version);
const never: ResolveConflict = () => Promise.reject(new Error('There is no conflict.'));
const resolved =
  (winner: Resolution['winner']): ResolveConflict =>
  async () => ({ winner, extraWrites: [{ table: 'saved_moments', put: moment('copy') }] });
const put = (row: Row) => ({ table: 'saved_moments', put: row });

test('words that the server lost are sent again, and a removal of what it lost is done', async () => {
  const lost = await reconcile(queued(ours), undefined, never);
  expect(lost).toMatchObject({ outcome: 'retry', serverVersion: null, version: { a: 1 } });
  const removed = await reconcile(queued(undefined), undefined, never);
  expect(removed).toMatchObject({ outcome: 'synced', serverVersion: null });
});

test('a row of the server that does not open never replaces words of this device', async () => {
  const refused = { ...theirs({ b: 1 }), trust: 'refused' as const };
  const again = await reconcile(queued(ours), refused, never);
  expect(again).toMatchObject({ outcome: 'retry', serverVersion: { rev: 1, seq: 9 } });
  expect(again).not.toHaveProperty('theirs');
  expect(await reconcile(queued(undefined), refused, never)).toMatchObject({ outcome: 'retry' });
  const missing = await reconcile(queued(undefined, { kind: 'put' }), refused, never);
  expect(missing.outcome).toBe('vault.unreadable');
  // A removal that was taken back: the row may come whole the next time.
  const { entry, row } = queued(undefined, { kind: 'put' });
  const takenBack = { entry: { ...entry, pending: { ...entry.pending, isResend: true } }, row };
  expect(await reconcile(takenBack, refused, never)).toMatchObject({ outcome: 'retry' });
});

test('a push whose answer was lost is not sent again', async () => {
  const arrived = await reconcile(queued(ours), theirs({ a: 2 }), never);
  expect(arrived).toMatchObject({ outcome: 'synced', version: { a: 2 } });
  expect(arrived).not.toHaveProperty('theirs');
});

test('a row that is missing here is taken also in the state that was sent', async () => {
  const same = theirs({ a: 2 });
  expect(await reconcile(queued(undefined, { kind: 'put' }), same, never)).toMatchObject({
    outcome: 'synced',
    theirs: [put(same.row)],
  });
});

test('what was written knowing of ours is taken, and what ours was written knowing of is replaced', async () => {
  const newer = theirs({ a: 2, b: 1 });
  expect(await reconcile(queued(ours), newer, never)).toMatchObject({
    outcome: 'synced',
    version: { a: 2, b: 1 },
    theirs: [put(newer.row)],
  });
  const older = await reconcile(queued(ours), theirs({ a: 1 }), never);
  expect(older).toMatchObject({ outcome: 'retry', version: { a: 1 } });
  expect(older).not.toHaveProperty('theirs');
});

test('a row that this device should have and lacks is fetched, never taken for removed', async () => {
  const older = theirs({ a: 1 });
  const lacking = queued(undefined, { kind: 'put' });
  expect(await reconcile(lacking, older, never)).toMatchObject({
    outcome: 'synced',
    theirs: [put(older.row)],
  });
  const removal = await reconcile(queued(undefined), older, never);
  expect(removal).toMatchObject({ outcome: 'retry' });
});

test('an edit elsewhere beats a removal here', async () => {
  const edited = theirs({ b: 1 });
  expect(await reconcile(queued(undefined), edited, never)).toMatchObject({
    outcome: 'synced',
    version: { a: 1, b: 1 },
    theirs: [put(edited.row)],
  });
});

test('of two edits both are kept, whichever keeps its place', async () => {
  const edited = theirs({ b: 1 });
  const copy = put(moment('copy'));
  expect(await reconcile(queued(ours), edited, resolved('ours'))).toMatchObject({
    outcome: 'retry',
    version: { a: 1, b: 1 },
    ours: [copy],
  });
  expect(await reconcile(queued(ours), edited, resolved('theirs'))).toMatchObject({
    outcome: 'synced',
    theirs: [put(edited.row)],
    ours: [put(edited.row), copy],
  });
  const merged = moment('m', 'e1.both');
  expect(await reconcile(queued(ours), edited, resolved(merged))).toMatchObject({
    theirs: [put(edited.row)],
    ours: [put(merged), copy],
  });
});

test('their row is not written once more where it has all that the server has shown of ours', async () => {
  const copy = put(moment('copy'));
  const ofOld = await reconcile(
    queued(ours, { version: null }),
    theirs({ b: 1 }),
    resolved('theirs'),
  );
  expect(ofOld.ours).toEqual([copy]);
  const unsealed = await reconcile(queued(ours), theirs(null), resolved('theirs'));
  expect(unsealed.ours).toEqual([copy]);
  expect(unsealed.version).toEqual({ a: 1 });
});

test('a row of an older build is ours where it is the same, and else a conflict', async () => {
  const same = await reconcile(queued(ours), theirs(null, 'e1.ours'), never);
  expect(same.outcome).toBe('synced');
  await expect(reconcile(queued(ours), theirs(null), never)).rejects.toThrow('no conflict');
});

test('after a lost database ours replaces exactly the state that was there, and no other', async () => {
  const server = theirs(null, 'e1.before');
  const known = queued(ours, { version: null, startState: fingerprintOf(server.row) });
  expect(await reconcile(known, server, never)).toMatchObject({ outcome: 'retry' });
  await expect(reconcile(known, theirs({ b: 1 }), never)).rejects.toThrow('no conflict');
});

test('words of this device that do not open are left as they are, and listed', async () => {
  const unreadable = () => Promise.reject(new AppError('vault.unreadable'));
  const one = await reconcile(queued(ours), theirs({ b: 1 }), unreadable);
  expect(one).toMatchObject({ outcome: 'vault.unreadable', serverVersion: { rev: 1, seq: 1 } });
  expect(one).not.toHaveProperty('theirs');
  const broken = () => Promise.reject(new AppError('store.failed'));
  await expect(reconcile(queued(ours), theirs({ b: 1 }), broken)).rejects.toThrow();
});

test('only what the server says of a row counts as its refusal', () => {
  for (const key of ['sync.full', 'sync.too-large', 'sync.refused'] as const)
    expect(refusalOf(new AppError(key))).toBe(key);
  for (const key of ['sync.offline', 'sync.busy', 'sync.sign-in'] as const)
    expect(refusalOf(new AppError(key))).toBe(null);
  expect(refusalOf(new Error('anything'))).toBe(null);
});
