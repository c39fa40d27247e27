import { expect, test } from 'vitest';
import { readSettings } from './hosted/check/settings.ts';

const address = 'https://abc.supabase.co';
const key = 'sb_publishable_1';
const jwt = (role: string) =>
  `e30.${Buffer.from(JSON.stringify({ role })).toString('base64url')}.x`;

test('what is asked for comes from the command line, or else from the environment', () => {
  const env = {
    MOORING_CHECK_KEY: key,
    MOORING_CHECK_ACCOUNTS: 'one@example.org:a:b two@example.org:c',
    MOORING_SITE_URL: 'https://env.example/',
  };
  expect(readSettings([`${address}/`], { origin: 'https://mooring.example' }, env)).toEqual({
    address,
    key,
    accounts: [
      { email: 'one@example.org', password: 'a:b' },
      { email: 'two@example.org', password: 'c' },
    ],
    origin: 'https://mooring.example',
    confirms: true,
    spend: false,
  });
});

test.for<[string, string[], Parameters<typeof readSettings>[1]]>([
  ['One address', [], { key }],
  ['One address', [address, address], { key }],
  ['publishable key is needed', [address], {}],
  ['is a secret key', [address], { key: 'sb_secret_1' }],
  ['is a secret key', [address], { key: jwt('service_role') }],
  ['is not a secret key', [address], { key, 'service-key': key }],
  ['is not a secret key', [address], { key, 'service-key': jwt('anon') }],
  ['twice', [address], { key, account: ['one@example.org:a'] }],
  ['address:password', [address], { key, account: ['one@example.org:a', 'two'] }],
  ['begin with https://', ['http://abc.supabase.co'], { key }],
  ['begin with https://', ['abc'], { key }],
  ['begin with https://', [address], { key, origin: 'mooring.example' }],
])('it is refused with "%s"', ([sentence, positionals, values]) => {
  expect(() => readSettings(positionals, values, {})).toThrow(sentence);
});
