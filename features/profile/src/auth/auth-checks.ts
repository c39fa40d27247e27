import { keyOf, type MessageKey, say } from '@mooring/contract';

export type AuthMode = 'sign-up' | 'log-in';
export type AuthFields = { name: string; email: string; password: string };

/** What is wrong, and at which field. `key` is the notice that goes with it; a slip in typing gets none. */
export type AuthFault = {
  at: keyof AuthFields | 'phrase' | 'form';
  key: MessageKey | null;
  text: string;
};

/** The first thing missing, in the specification's order: name (when signing up), email, password. */
export function missingIn(mode: AuthMode, { name, email, password }: AuthFields): AuthFault | null {
  if (mode === 'sign-up' && isBlank(name)) return faultAt('name', 'auth.name-required');
  if (isBlank(email)) return faultAt('email', 'auth.email-required');
  if (isBlank(password)) return faultAt('password', 'auth.password-required');
  if (mode === 'sign-up' && !looksLikeEmail(email)) return slip('email', emailSlip);
  return null;
}

/** What is missing to open an account with its recovery phrase. */
export function missingToRecover(fields: {
  email: string;
  phrase: string;
  password: string;
}): AuthFault | null {
  if (isBlank(fields.email)) return faultAt('email', 'auth.email-required');
  const count = fields.phrase.split(/[\s,]+/).filter(Boolean).length;
  if (count !== 24) return slip('phrase', phraseSlip(count));
  if (isBlank(fields.password)) return faultAt('password', 'auth.password-required');
  return null;
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
};

const emailSlip = 'This does not look like an email address. Is the part around the @ complete?';

function phraseSlip(count: number): string {
  if (count === 0) return 'Please enter the 24 words of your recovery phrase.';
  return `There should be 24 words; ${count === 1 ? 'this is 1' : `these are ${count}`}.`;
}

const isBlank = (text: string) => text.trim() === '';
const looksLikeEmail = (text: string) => /^[^\s@]+@[^\s@]+$/.test(text.trim());

function faultAt(at: AuthFault['at'], key: MessageKey): AuthFault {
  const { title, text } = say(key);
  return { at, key, text: text ?? title };
}

const slip = (at: AuthFault['at'], text: string): AuthFault => ({ at, key: null, text });
