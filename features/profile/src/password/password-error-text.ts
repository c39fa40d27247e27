import { keyOf, say } from '@mooring/contract';

/** What to say at a field that asked for the current password. */
export function passwordErrorText(error: unknown): string {
  const key = keyOf(error, 'auth.failed');
  const { title, text } = say(key === 'auth.login-failed' ? 'auth.password-wrong' : key);
  return text ?? title;
}

/** Whether the field of the password is the place to say it. */
export const isPasswordError = (error: unknown): boolean =>
  ['auth.login-failed', 'auth.password-required'].includes(keyOf(error, 'auth.failed'));
