import { AppError, type MessageKey } from '@mooring/contract';
import { expect, test } from 'vitest';
import { faultFrom, missingIn, missingToRecover } from './auth-checks.ts';

const ana = { name: 'Ana', email: 'ana@example.org', password: 'a lamp on the water' };
const words = Array.from({ length: 24 }, () => 'harbor').join(' ');

test.each([
  ['sign-up', { name: '', email: '', password: '' }, 'name', 'Please enter your name to continue.'],
  ['sign-up', { ...ana, name: '  ' }, 'name', 'Please enter your name to continue.'],
  ['sign-up', { ...ana, email: ' ' }, 'email', 'Please enter your email to continue.'],
  ['sign-up', { ...ana, email: '', password: '' }, 'email', 'Please enter your email to continue.'],
  ['sign-up', { ...ana, password: '   ' }, 'password', 'Please enter your password to continue.'],
  [
    'log-in',
    { name: '', email: '', password: '' },
    'email',
    'Please enter your email to continue.',
  ],
  ['log-in', { ...ana, password: '' }, 'password', 'Please enter your password to continue.'],
] as const)('reports on %s with %o the missing %s first', (mode, fields, at, text) => {
  expect(missingIn(mode, fields)).toMatchObject({ at, text });
});

test('accepts complete fields, and no name for logging in', () => {
  expect(missingIn('sign-up', ana)).toBeNull();
  expect(missingIn('log-in', { ...ana, name: '' })).toBeNull();
});

test('validates the email only when an account is created', () => {
  expect(missingIn('sign-up', { ...ana, email: 'ana.example.org' })).toMatchObject({
    at: 'email',
    key: null,
  });
  expect(missingIn('log-in', { ...ana, email: 'ana.example.org' })).toBeNull();
});

test.each([
  [{ email: '', phrase: words, password: 'x' }, 'email'],
  [{ email: 'a@b', phrase: '', password: 'x' }, 'phrase'],
  [{ email: 'a@b', phrase: 'harbor lamp', password: 'x' }, 'phrase'],
  [{ email: 'a@b', phrase: words, password: ' ' }, 'password'],
] as const)('reports for the recovery with %o a fault at the %s', (fields, at) => {
  expect(missingToRecover(fields)?.at).toBe(at);
});

test('accepts 24 words separated by lines and commas', () => {
  const phrase = `\n ${words.replaceAll(' ', ',\n ')} `;
  expect(missingToRecover({ email: 'a@b', phrase, password: 'x' })).toBeNull();
});

test.each<[MessageKey, string]>([
  ['auth.login-failed', 'password'],
  ['auth.password-weak', 'password'],
  ['auth.phrase-wrong', 'phrase'],
  ['auth.sign-up-failed', 'form'],
  ['account.damaged', 'form'],
  ['store.full', 'form'],
])('shows %s at the %s', (key, at) => {
  expect(faultFrom(new AppError(key))).toMatchObject({ at, key });
});

test('shows the general message for an unknown error', () => {
  expect(faultFrom(new TypeError('x'))).toMatchObject({
    at: 'form',
    key: 'auth.failed',
    text: 'An unexpected error occurred. Please try again later.',
  });
});
