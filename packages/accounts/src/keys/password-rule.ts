import { AppError } from '@mooring/contract';
import type { Guesses } from './password-guesses.ts';

export type PasswordStrength = Guesses & {
  /** Whether it may be used. */
  enough: boolean;
};

/** In characters after NFKC. NIST SP 800-63B-4 asks for 15 or 8; several long words are stronger than special characters. */
const longEnough = 12;
/** The zxcvbn scores that a password must reach: 'safely unguessable' if it is short, 'somewhat guessable' if it is long. */
const leastScore = { short: 3, long: 2 };

/** How hard a password is to guess. `known`: the person's name and email. The word lists are loaded at the first call. */
export async function passwordStrength(
  password: string,
  known: readonly string[] = [],
): Promise<PasswordStrength> {
  const { score, hint } = await look(password, known);
  return { score, hint, enough: score >= (isLong(password) ? leastScore.long : leastScore.short) };
}

/** Throws AppError('auth.password-weak') for a password that is easy to guess. A password in use still opens. */
export async function refuseWeakPassword(
  password: string,
  known: readonly string[] = [],
): Promise<void> {
  const { enough } = await passwordStrength(password, known);
  if (!enough) throw new AppError('auth.password-weak');
}

const isLong = (password: string) => [...password.normalize('NFKC')].length >= longEnough;

/** A password of fewer different characters is a repetition. */
const leastDifferent = 5;

/** If the word lists cannot be loaded (a bad network), the length decides, and whether it repeats itself. */
async function look(password: string, known: readonly string[]): Promise<Guesses> {
  const lists = await import('./password-guesses.ts').catch(() => null);
  if (!lists) {
    const isVaried = new Set(password.toLowerCase()).size >= leastDifferent;
    return { score: isLong(password) && isVaried ? 3 : 1, hint: null };
  }
  const own = known
    .flatMap((text) => [text.toLowerCase(), ...text.toLowerCase().split(/[\s@.]+/)])
    .filter(Boolean);
  return lists.guessesFor(password.normalize('NFKC'), own);
}
