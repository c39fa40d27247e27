import type { Account, Session } from '@mooring/data';
import { expect, test } from 'vitest';
import {
  type AuthView,
  type AuthViewState,
  authView,
  emailIn,
  isLogInRequested,
} from './auth-view.ts';

const ana: Account = {
  id: 'ana',
  name: 'Ana',
  email: 'ana@example.org',
  avatar: null,
  createdAt: '2026-11-20T21:10:00.000Z',
  visitor: false,
  home: 'device',
};
const open: Session = { status: 'open', account: ana };
const locked: Session = { status: 'locked', account: ana };
const visitor: Session = { status: 'open', account: { ...ana, visitor: true } };
const nobody: Session = { status: 'signed-out' };

const calm: AuthViewState = {
  session: nobody,
  signingUp: false,
  hasPhrase: false,
  recovering: null,
  logInRequested: false,
};

test.each<[string, Partial<AuthViewState>, AuthView]>([
  [
    'until it is known who is here, neither form nor redirect',
    { session: { status: 'starting' } },
    'starting',
  ],
  ['nobody here sees the forms', {}, 'forms'],
  ['a visitor sees the forms', { session: visitor }, 'forms'],
  ['somebody signed in goes on', { session: open }, 'inside'],
  ['somebody locked goes on to the lock screen', { session: locked }, 'inside'],
  [
    'the form stays while signing up, though the session opens',
    { session: open, signingUp: true },
    'forms',
  ],
  ['then the phrase is shown', { session: open, hasPhrase: true }, 'phrase'],
  [
    'a phrase is not shown to whoever finds the app locked',
    { session: locked, hasPhrase: true },
    'inside',
  ],
  ['a forgotten password leads to the phrase form', { recovering: true }, 'recover'],
  ['also from the lock screen', { session: locked, logInRequested: true }, 'recover'],
  ['and back', { session: locked, logInRequested: true, recovering: false }, 'forms'],
])('%s', (_, moment, view) => {
  expect(authView({ ...calm, ...moment })).toBe(view);
});

test('opens in log-in mode only for the flag itself', () => {
  expect(isLogInRequested({ isLogin: true })).toBe(true);
  for (const state of [null, undefined, 'isLogin', {}, { isLogin: 'yes' }, { isLogin: false }]) {
    expect(isLogInRequested(state)).toBe(false);
  }
});

test('takes an email out of what was carried, and nothing else', () => {
  expect(emailIn({ isLogin: true, email: ana.email })).toBe(ana.email);
  for (const state of [null, undefined, ana.email, {}, { email: 3 }])
    expect(emailIn(state)).toBe('');
});
