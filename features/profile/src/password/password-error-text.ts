import { keyOf, say } from '@mooring/contract';

/** What to say at a field that asked for the current password. */
export function passwordErrorText(error: unknown): string {
  const key = keyOf(error, 'auth.failed');
  const { title, text } = say(key === 'auth.login-failed' ? 'auth.password-wrong' : key);
  return text ?? title;
}
