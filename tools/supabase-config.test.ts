import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** The settings of one section of the service's configuration, as they are written. */
function section(name: string): Record<string, string> {
  const text = readFileSync('supabase/config.toml', 'utf8');
  const lines = text.slice(text.indexOf(`\n[${name}]\n`) + 1).split('\n');
  const end = lines.findIndex((line, index) => index > 0 && line.startsWith('['));
  const pairs = lines.slice(1, end).flatMap((line) => {
    const [key, value] = line.split(' = ');
    return key && value && !key.startsWith('#') ? [[key, value] as const] : [];
  });
  return Object.fromEntries(pairs);
}

test('the service asks for a fresh sign-in before the secret changes, and for an address that is confirmed', () => {
  expect(section('auth.email')).toMatchObject({
    secure_password_change: 'true',
    enable_confirmations: 'true',
    double_confirm_changes: 'true',
  });
});

test('the service takes no secret that is shorter than the one derived here, and no sign-in without a name', () => {
  expect(section('auth')).toMatchObject({
    minimum_password_length: '43',
    enable_anonymous_sign_ins: 'false',
  });
});
