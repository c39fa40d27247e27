import { expect, test } from 'vitest';
import { readHostedService, readHostedVoice, readSupabase } from './hosted-service.ts';

const url = 'https://abc.supabase.co';
const jwt = (role: string) => `e30.${btoa(JSON.stringify({ role })).replace(/=+$/, '')}.sig`;
const from = (address: unknown, key: unknown) =>
  readSupabase({ VITE_SUPABASE_URL: address, VITE_SUPABASE_ANON_KEY: key });

test('a build that names a project and its publishable key has a hosted side', () => {
  expect(from(`${url}/`, 'sb_publishable_x')).toEqual({ url, key: 'sb_publishable_x' });
  expect(from(url, jwt('anon'))).toEqual({ url, key: jwt('anon') });
  expect(from('http://127.0.0.1:54321', 'k')).toEqual({ url: 'http://127.0.0.1:54321', key: 'k' });
});

test.for<[string, unknown, unknown]>([
  ['nothing', undefined, undefined],
  ['no key', url, ''],
  ['no address', undefined, 'k'],
  ['words for an address', 'my project', 'k'],
  ['a script for an address', 'javascript:alert(1)', 'k'],
])('a build with %s has none', ([, address, key]) => {
  expect(from(address, key)).toBeNull();
});

test('a key that opens every row is not taken into a page', () => {
  expect(from(url, 'sb_secret_x')).toBeNull();
  expect(from(url, jwt('service_role'))).toBeNull();
});

const project = { VITE_SUPABASE_URL: url, VITE_SUPABASE_ANON_KEY: 'k' };

test('a hosted companion is there only where its receiver is named', () => {
  expect(readHostedService(project)).toBeNull();
  expect(readHostedService({ VITE_MOORING_CHAT_RECEIVER: 'A provider' })).toBeNull();
  expect(readHostedService({ ...project, VITE_MOORING_CHAT_RECEIVER: 'A provider' })).toEqual({
    url: `${url}/functions/v1`,
    receiver: 'A provider',
    project: 'k',
  });
});

test('the project’s voice needs a receiver of its own: it is not who answers', () => {
  const chat = { ...project, VITE_MOORING_CHAT_RECEIVER: 'A provider' };
  expect(readHostedVoice(chat)).toBeNull();
  const both = { ...chat, VITE_MOORING_VOICE_RECEIVER: 'A voice provider' };
  expect(readHostedVoice(both)?.receiver).toBe('A voice provider');
  expect(readHostedService(both)?.receiver).toBe('A provider');
});

test('a service of the deployer’s own goes before the project’s functions, and gets no token', () => {
  const env = {
    ...project,
    VITE_MOORING_CHAT_URL: 'https://own.example/ai/',
    VITE_MOORING_CHAT_RECEIVER: 'A provider',
  };
  const own = { url: 'https://own.example/ai', receiver: 'A provider' };
  expect(readHostedService(env)).toEqual(own);
  expect(readHostedVoice(env)).toEqual(own);
});
