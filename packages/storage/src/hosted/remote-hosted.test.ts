import { expect, test } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { limitedRemote } from '../sync/limited-remote.ts';
import { hostedRemote } from './remote-hosted.ts';
import type { HostedClient, HostedSession, HostedStatus } from './session.ts';

const closed: HostedSession = {
  state: createStore<{ status: HostedStatus }>(() => ({ status: 'sign-in' })),
  client: async () => null,
  token: async () => null,
};
const limits = { ms: 1000, pages: 10, held: 10 };

test('every call goes on to the service, also through the limits of a round', async () => {
  const asked: string[] = [];
  const reached = (name: string) => {
    asked.push(name);
    throw new Error('reached');
  };
  const client = { from: reached, rpc: reached } as unknown as HostedClient;
  const remote = hostedRemote({ ...closed, client: async () => client }, 'ana');
  const limited = limitedRemote(remote, () => 0, limits);
  const { signal } = new AbortController();
  const tries = [
    limited.statements(signal),
    limited.putStatement({ id: 'd', value: 'e1.x' as never, mutationId: 'm' }, signal),
    limited.insert('saved_moments', [{ row: { id: 'a' } as never, mutationId: 'm' }], signal),
    limited.update('saved_moments', { row: { id: 'a' } as never, mutationId: 'm', rev: 1 }, signal),
    limited.remove('saved_moments', { id: 'a', rev: 1 }, signal),
    limited.fetch('saved_moments', ['a'], signal),
    limited.rowsAfter('saved_moments', 0, 1, signal),
    limited.versionsAfter('saved_moments', 0, 1, signal),
    limited.tombstonesAfter(0, 1, signal),
    limited.newest('saved_moments', 1, signal),
  ];
  for (const one of await Promise.allSettled(tries)) {
    expect(one).toMatchObject({ status: 'rejected' });
  }
  expect(asked).toHaveLength(Object.keys(remote).length);
});

test('without a client a call says why there is none', async () => {
  const { signal } = new AbortController();
  await expect(hostedRemote(closed, 'ana').statements(signal)).rejects.toMatchObject({
    key: 'sync.sign-in',
  });
});
