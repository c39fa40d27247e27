import { AppError } from '@mooring/contract';
import type { Guesses } from './password-guesses.ts';

export type PasswordStrength = Guesses & {
  /** Whether it may be used. */
  enough: boolean;
};

/** In characters after NFKC. NIST SP 800-63B-4 asks for 15 or 8; long words in a row beat odd signs. */
const longEnough = 12;
/** What a shorter one must reach to be as good: safely unguessable, by the scale of zxcvbn. */
const leastScore = 3;

/** How hard a password is to guess. `known`: the person's name and email. The word lists load with the first question. */
export async function passwordStrength(
  password: string,
  known: readonly string[] = [],
): Promise<PasswordStrength> {
  const { score, hint } = await look(password, known);
  return { score, hint, enough: isLong(password) || score >= leastScore };
}

/** Throws AppError('auth.password-weak') for one that is short and can be guessed. */
export async function refuseWeakPassword(
  password: string,
  known: readonly string[] = [],
): Promise<void> {
  if (isLong(password)) return;
  const { enough } = await passwordStrength(password, known);
  if (!enough) throw new AppError('auth.password-weak');
}

const isLong = (password: string) => [...password.normalize('NFKC')].length >= longEnough;

/** Without its word lists (a bad network) the length alone decides. */
async function look(password: string, known: readonly string[]): Promise<Guesses> {
  const lists = await import('./password-guesses.ts').catch(() => null);
  if (!lists) return { score: isLong(password) ? 3 : 1, hint: null };
  const own = known.flatMap((text) => text.toLowerCase().split(/[\s@.]+/)).filter(Boolean);
  return lists.guessesFor(password.normalize('NFKC'), own);
}
