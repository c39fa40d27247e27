import { keyOf, type MessageKey, say } from '@mooring/contract';

export type AuthMode = 'sign-up' | 'log-in';
export type AuthFields = { name: string; email: string; password: string };

/** What is wrong, and at which field. `key` is the notice that goes with it; a validation error has none. */
export type AuthFault = {
  at: keyof AuthFields | 'phrase' | 'code' | 'form';
  key: MessageKey | null;
  text: string;
};

/** The first thing missing, in the specification's order: name (when signing up), email, password. */
export function missingIn(mode: AuthMode, { name, email, password }: AuthFields): AuthFault | null {
  if (mode === 'sign-up' && isBlank(name)) return faultAt('name', 'auth.name-required');
  if (isBlank(email)) return faultAt('email', 'auth.email-required');
  if (isBlank(password)) return faultAt('password', 'auth.password-required');
  if (mode === 'sign-up' && !looksLikeEmail(email))
    return validationFault('email', 'auth.email-malformed');
  return null;
}

export const missingEmail = () => faultAt('email', 'auth.email-required');

/** What is missing to open an account with its recovery phrase. */
export function missingToRecover(fields: {
  email: string;
  phrase: string;
  password: string;
}): AuthFault | null {
  if (isBlank(fields.email)) return faultAt('email', 'auth.email-required');
  const count = fields.phrase.split(/[\s,]+/).filter(Boolean).length;
  if (count !== 24) return phraseFault({ count, unknown: [] });
  if (isBlank(fields.password)) return faultAt('password', 'auth.password-required');
  return null;
}

/** What can be seen to be wrong with typed words before they are tried. Counted from 1. */
export function phraseFault({
  count,
  unknown,
}: {
  count: number;
  unknown: readonly number[];
}): AuthFault | null {
  if (count !== 24) return validationFault('phrase', 'auth.phrase-count', { count: String(count) });
  const [first] = unknown;
  return first === undefined
    ? null
    : validationFault('phrase', 'auth.phrase-unknown', { number: String(first) });
}

/** What went wrong while it was tried, and where to say so. */
export function faultFrom(error: unknown): AuthFault {
  const key = keyOf(error, 'auth.failed');
  return faultAt(places[key] ?? 'form', key);
}

const places: Partial<Record<MessageKey, AuthFault['at']>> = {
  'auth.name-required': 'name',
  'auth.email-required': 'email',
  'auth.password-required': 'password',
  'auth.password-weak': 'password',
  'auth.login-failed': 'password',
  'auth.phrase-wrong': 'phrase',
  'hosting.code-wrong': 'code',
};

const isBlank = (text: string) => text.trim() === '';
const looksLikeEmail = (text: string) => /^[^\s@]+@[^\s@]+$/.test(text.trim());

function faultAt(at: AuthFault['at'], key: MessageKey): AuthFault {
  const { title, text } = say(key);
  return { at, key, text: text ?? title };
}

function validationFault(
  at: AuthFault['at'],
  key: MessageKey,
  values: Record<string, string> = {},
): AuthFault {
  return { at, key: null, text: say(key, values).title };
}
