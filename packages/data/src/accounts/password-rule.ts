import { AppError } from '@mooring/contract';
import type { Guesses } from './password-guesses.ts';

export type PasswordStrength = Guesses & {
  /** Whether it may be used. */
  enough: boolean;
};

/** In characters after NFKC. NIST SP 800-63B-4 asks for 15 or 8; several long words are stronger than special characters. */
const longEnough = 12;
/** The zxcvbn score that a shorter password must reach: 'safely unguessable'. */
const leastScore = 3;

/** How hard a password is to guess. `known`: the person's name and email. The word lists are loaded at the first call. */
export async function passwordStrength(
  password: string,
  known: readonly string[] = [],
): Promise<PasswordStrength> {
  const { score, hint } = await look(password, known);
  return { score, hint, enough: isLong(password) || score >= leastScore };
}

/** Throws AppError('auth.password-weak') for a password that is short and easy to guess. */
export async function refuseWeakPassword(
  password: string,
  known: readonly string[] = [],
): Promise<void> {
  if (isLong(password)) return;
  const { enough } = await passwordStrength(password, known);
  if (!enough) throw new AppError('auth.password-weak');
}

const isLong = (password: string) => [...password.normalize('NFKC')].length >= longEnough;

/** If the word lists cannot be loaded (a bad network), only the length decides. */
async function look(password: string, known: readonly string[]): Promise<Guesses> {
  const lists = await import('./password-guesses.ts').catch(() => null);
  if (!lists) return { score: isLong(password) ? 3 : 1, hint: null };
  const own = known.flatMap((text) => text.toLowerCase().split(/[\s@.]+/)).filter(Boolean);
  return lists.guessesFor(password.normalize('NFKC'), own);
}
