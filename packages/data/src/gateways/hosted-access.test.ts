// @vitest-environment node

import type { Session } from '@mooring/accounts';
import { keyOf } from '@mooring/contract';
import type { HostedStatus } from '@mooring/storage';
import { afterEach, expect, test } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { createTestData } from '../testing.ts';
import { createChat } from './chat.ts';
import { completeStream, type FakeService, fixedAnswer, openFakeService } from './fake-service.ts';
import type { HostedAccess } from './hosted-access.ts';
import { fetchVoice, voiceServiceOf } from './speech-enhanced.ts';

let service: FakeService | undefined;
afterEach(() => service?.close());

type Here = { home?: 'device' | 'hosted'; status?: HostedStatus; token?: string | null };

/** Somebody with an account, and how the hosted service takes them. */
function access({ home = 'hosted', status = 'open', token = 'their-token' }: Here): HostedAccess {
  const account = { id: 'a', name: 'Ana', email: 'ana@example.org', visitor: false, home };
  return {
    session: createStore(() => ({ status: 'open', account }) as unknown as Session),
    hosted: {
      state: createStore(() => ({ status })),
      client: async () => null,
      token: async () => token,
    },
  };
}

async function companion(here: Here) {
  service = await openFakeService(completeStream('Here.'));
  const data = await createTestData();
  const hosted = { url: service.url, receiver: 'A provider', project: 'publishable' };
  await data.records.put('companion-settings', {
    engine: 'hosted',
    consents: { hosted: 'A provider', voice: 'A provider' },
  });
  const chat = createChat({
    settings: data.companionSettings,
    safety: data.safety,
    hosted,
    access: access(here),
  });
  const reply = () =>
    chat.reply(
      {
        messages: [{ id: '1', role: 'user', text: 'I set out two cups.', at: '', by: 'person' }],
        emotions: [],
        tone: 'gentle',
        writing: null,
        seed: 's',
        now: data.env.now(),
      } as unknown as Parameters<typeof chat.reply>[0],
      { signal: new AbortController().signal, onText() {} },
    );
  return { chat, reply, requests: service.requests, hosted };
}

test('somebody signed in to the hosted service asks its function with their own token', async () => {
  const { reply, requests } = await companion({});
  expect(await reply()).toEqual({ text: 'Here.', by: 'hosted' });
  expect(requests[0]?.url).toBe('/companion-chat');
  expect(requests[0]?.headers.authorization).toBe('Bearer their-token');
  expect(requests[0]?.headers.apikey).toBe('publishable');
});

test.for<[string, Here, string]>([
  ['a journal that is kept on this device only', { home: 'device' }, 'account'],
  ['a session the service no longer takes', { status: 'sign-in' }, 'sign-in'],
  ['an address that is not confirmed', { status: 'confirm' }, 'sign-in'],
  ['another journal with this email', { status: 'key-mismatch' }, 'sign-in'],
])('with %s the guide answers, and it is said why', async ([, here, needs]) => {
  const { chat, reply, requests } = await companion(here);
  expect(await chat.hosted()).toEqual({ receiver: 'A provider', needs });
  expect(await chat.engineInUse()).toMatchObject({ kind: 'guide', receiver: null });
  expect((await reply()).by).toBe('guide');
  expect(requests).toEqual([]);
});

test('out of reach of the service the chat says so, and nothing is sent', async () => {
  const { chat, reply, requests } = await companion({ status: 'waiting', token: null });
  expect(await chat.engineInUse()).toMatchObject({ kind: 'hosted' });
  const failure = await reply().catch((error: unknown) => keyOf(error, 'store.failed'));
  expect(failure).toBe('companion.network');
  expect(requests).toEqual([]);
});

test('a token that never comes does not hold the conversation up for good', async () => {
  const { createCloudEngine } = await import('./chat-cloud.ts');
  const address = { url: 'http://127.0.0.1:9', model: 'm', key: null };
  const cloud = createCloudEngine({
    address: { ...address, signHeaders: () => new Promise(() => {}) },
    wait: 50,
  });
  const turn = { messages: [], emotions: [], tone: 'gentle', writing: null, seed: '' } as const;
  const replies = cloud.reply(
    { ...turn, now: new Date('2026-11-20') },
    { signal: new AbortController().signal },
  );
  const failure = await replies[Symbol.asyncIterator]()
    .next()
    .catch((error: unknown) => keyOf(error, 'store.failed'));
  expect(failure).toBe('companion.slow');
});

test('the voice is asked for by kind and style, with the person’s own token', async () => {
  service = await openFakeService(fixedAnswer(200, 'sound', 'audio/mpeg'));
  const hosted = { url: service.url, receiver: 'A voice provider', project: 'publishable' };
  const voice = voiceServiceOf(undefined, hosted, 'MALE', access({}));
  const { signal } = new AbortController();
  await fetchVoice(voice!, { text: 'Two cups.', tone: 'calm', signal });
  expect(service.requests[0]).toMatchObject({
    url: '/speech',
    headers: { authorization: 'Bearer their-token', apikey: 'publishable' },
    body: { text: 'Two cups.', voice: 'MALE', style: 'calm' },
  });
});

test('without a hosted account there is no hosted voice, but a voice service of one’s own works', () => {
  const hosted = { url: 'http://127.0.0.1:9', receiver: 'A voice provider', project: 'k' };
  expect(voiceServiceOf(undefined, hosted, 'MALE', access({ home: 'device' }))).toBeNull();
  const ownVoice = { baseUrl: 'https://voice.example', key: '', female: 'f', male: 'm' };
  expect(voiceServiceOf(ownVoice, hosted, 'MALE', access({ home: 'device' }))?.url).toBe(
    'https://voice.example/m',
  );
});
