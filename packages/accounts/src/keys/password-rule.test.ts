import { keyOf } from '@mooring/contract';
import { expect, test } from 'vitest';
import { passwordStrength, refuseWeakPassword } from './password-rule.ts';

const refused = (password: string, known: string[] = []) =>
  refuseWeakPassword(password, known).then(
    () => null,
    (error: unknown) => keyOf(error, 'store.failed'),
  );

test.each([
  ['twelve characters', 'twelve chars'],
  ['a few words', 'a lamp on the water'],
  ['a short one nobody guesses', 'vK7#qz!Lw2'],
  ['full-width letters, counted as they are kept', 'ａ ｌａｍｐ ｏｎ ｗａｔｅｒ'],
])('%s may be used', async (_, password) => {
  expect(await refused(password)).toBeNull();
  expect((await passwordStrength(password)).enough).toBe(true);
});

test.each([
  ...['lamp', 'password1', 'lampshade', 'qwertyuiop', '12345678901'],
  // Twelve characters and more, as an attack on version 1.0.0 found them taken.
  ...['aaaaaaaaaaaa', '123456789012', 'passwordpassword', 'qwertyuiop12', 'iloveyou1234'],
  ...['lamplamplamp', 'abcdefghijkl', 'ａａａａａａａａａａａａ'],
])('%s may not', async (password) => {
  expect(await refused(password)).toBe('auth.password-weak');
  const strength = await passwordStrength(password);
  expect(strength.enough).toBe(false);
  expect(strength.hint).not.toBeNull();
});

test('the person’s own email is no password, however long', async () => {
  const known = ['Ana', 'ana.lindqvist@example.org'];
  expect(await refused('ana.lindqvist@example.org', known)).toBe('auth.password-weak');
});

test('the person’s own name and email make it weaker', async () => {
  const password = 'Wendolina88';
  const { score } = await passwordStrength(password);
  const own = await passwordStrength(password, ['Wendolina Thorsk', 'wendolina@example.org']);
  expect(own.score).toBeLessThan(score);
});
