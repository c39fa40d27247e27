import { keyOf, say } from '@mooring/contract';

/** What to say at a field that asked for the current password. */
export function passwordWords(error: unknown): string {
  const key = keyOf(error, 'auth.failed');
  if (key === 'auth.login-failed') return 'That password does not open it. Please try again.';
  const { title, text } = say(key);
  return text ?? title;
}
