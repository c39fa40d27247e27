import type { Session } from '@mooring/accounts';
import { keyOf } from '@mooring/contract';
import type { ChatMessage, Turn } from '@mooring/listening';
import type { HostedStatus } from '@mooring/storage';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createStore } from 'zustand/vanilla';
// biome-ignore lint/style/noRestrictedImports: what is started for tests stands beside the packages.
import { type Stack, startStack } from '../../../tools/hosted/stack.ts';
import { createCloudEngine } from '../src/gateways/chat-cloud.ts';
import { payloadOf } from '../src/gateways/chat-payload.ts';
import {
  completeStream,
  type FakeService,
  fixedAnswer,
  openFakeService,
} from '../src/gateways/fake-service.ts';
import { type HostedAccess, hostedChat } from '../src/gateways/hosted-access.ts';
import { fetchVoice, voiceServiceOf } from '../src/gateways/speech-enhanced.ts';
import { voicePayload } from '../src/gateways/speech-style.ts';
import { spokenText } from '../src/gateways/speech-text.ts';
import { newPerson } from './hosted-service.ts';

/** The app's calls through the Edge Functions in Deno, with the rate limit of the database, to a fake provider. */
const origin = 'https://mooring.example';
/** The functions of a real project call a real provider. */
const testLocal = test.skipIf(Boolean(process.env.SUPABASE_URL));
let stack: Stack;
let provider: FakeService;
let answer = completeStream('Two cups, ', 'before you knew.');
beforeAll(async () => {
  provider = await openFakeService((to) => answer(to));
  stack = await startStack({
    functions: {
      MOORING_ORIGINS: origin,
      MOORING_CHAT_KEY: 'chat-key',
      MOORING_CHAT_PROVIDER: `${provider.url}/chat/completions`,
      MOORING_CHAT_MODELS: 'gpt-4o',
      MOORING_VOICE_KEY: 'voice-key',
      MOORING_VOICE_PROVIDER: `${provider.url}/voices`,
      MOORING_VOICE_FEMALE: 'f',
      MOORING_VOICE_MALE: 'm',
    },
  });
});
afterAll(async () => {
  await stack?.stop();
  await provider?.close();
});
beforeEach(() => {
  provider.requests.length = 0;
});

// Node's fetch sends no Origin header; a browser always does.
const plainFetch = globalThis.fetch;
beforeAll(() => {
  globalThis.fetch = (url, init) => {
    const headers = new Headers(init?.headers);
    if (String(url).startsWith(`${stack.url}/functions/`)) headers.set('Origin', origin);
    return plainFetch(url, { ...init, headers });
  };
});
afterAll(() => {
  globalThis.fetch = plainFetch;
});

/** A new person with a token of the project's Auth. */
async function newPersonWithAccess() {
  const { client, userId } = await newPerson(stack);
  const { data } = await client.auth.getSession();
  const account = { id: userId, home: 'hosted' };
  const access = (token = data.session?.access_token ?? null): HostedAccess => ({
    session: createStore(() => ({ status: 'open', account }) as unknown as Session),
    hosted: {
      state: createStore<{ status: HostedStatus }>(() => ({ status: 'open' })),
      client: async () => client,
      token: async () => token,
    },
  });
  return { access };
}

const service = () => ({
  url: `${stack.url}/functions/v1`,
  receiver: 'A provider',
  project: stack.anonKey,
});
const turn: Turn = {
  messages: [{ id: '1', role: 'user', text: 'I set out two cups.' }],
  emotions: ['Grief'],
  tone: 'calm',
  writing: null,
  seed: 's',
  now: new Date('2026-11-20T21:10:00'),
};

async function reply(access: HostedAccess, wanted: Turn = turn) {
  let text = '';
  const cloud = createCloudEngine({ address: hostedChat(service(), access) });
  try {
    for await (const piece of cloud.reply(wanted, { signal: new AbortController().signal }))
      text += piece;
    return { text, failure: null };
  } catch (error) {
    return { text, failure: keyOf(error, 'store.failed') };
  }
}

testLocal(
  'a turn of the companion reaches the provider unchanged, and its reply comes back',
  async () => {
    answer = completeStream('Two cups, ', 'before you knew.');
    const { access } = await newPersonWithAccess();
    expect(await reply(access())).toEqual({ text: 'Two cups, before you knew.', failure: null });
    expect(provider.requests[0]?.body).toEqual(payloadOf(turn, 'gpt-4o'));
    expect(provider.requests[0]?.headers.authorization).toBe('Bearer chat-key');
  },
);

testLocal('the longest possible conversation is accepted in any script', async () => {
  const { access } = await newPersonWithAccess();
  const messages = Array.from({ length: 200 }, (_, at): ChatMessage => {
    const role = at % 2 === 1 ? 'user' : 'companion';
    return { id: String(at), role, text: '"悲しい"\n'.repeat(role === 'user' ? 285 : 3_000) };
  });
  expect((await reply(access(), { ...turn, messages })).failure).toBeNull();
});

testLocal(
  'too many turns of one person are refused as busy by the rate limit of the database',
  async () => {
    const { access } = await newPersonWithAccess();
    const other = await newPersonWithAccess();
    const failures: (string | null)[] = [];
    for (let at = 0; at < 22 && !failures.at(-1); at += 1)
      failures.push((await reply(access())).failure);
    expect(failures.at(-1)).toBe('companion.busy');
    expect(failures.length).toBeGreaterThanOrEqual(21);
    expect((await reply(other.access())).failure).toBeNull();
  },
);

testLocal('the anon key as a token, and a forged token, are refused', async () => {
  const { access } = await newPersonWithAccess();
  const [head, , signature] = (await access().hosted.token())?.split('.') ?? [];
  const claims = btoa(JSON.stringify({ role: 'authenticated', sub: crypto.randomUUID() }));
  for (const token of [stack.anonKey, `${head}.${claims.replace(/=+$/, '')}.${signature}`]) {
    expect((await reply(access(token))).failure).toBe('companion.service-error');
  }
  expect(provider.requests).toEqual([]);
});

testLocal.for(['gentle', 'calm', 'soothing', 'friendly'] as const)(
  'a text to read aloud in a %s tone reaches the voice provider as if the device had called it',
  async (tone) => {
    answer = fixedAnswer(200, 'a sound', 'audio/mpeg');
    const { access } = await newPersonWithAccess();
    const voice = voiceServiceOf(undefined, service(), 'MALE', access());
    const text = spokenText('Two cups. '.repeat(500));
    const { signal } = new AbortController();
    const sound = await fetchVoice(voice!, { text, tone, signal });
    expect(await sound.text()).toBe('a sound');
    expect(provider.requests[0]).toMatchObject({
      url: '/voices/m',
      headers: { 'xi-api-key': 'voice-key' },
      body: voicePayload(text, tone),
    });
  },
);
