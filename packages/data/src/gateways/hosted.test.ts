import { expect, test } from 'vitest';
import { supabaseFrom } from './hosted.ts';

const url = 'https://abc.supabase.co';
const jwt = (role: string) => `e30.${btoa(JSON.stringify({ role })).replace(/=+$/, '')}.sig`;
const from = (address: unknown, key: unknown) =>
  supabaseFrom({ VITE_SUPABASE_URL: address, VITE_SUPABASE_ANON_KEY: key });

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
