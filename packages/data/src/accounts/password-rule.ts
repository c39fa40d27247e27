import { AppError } from '@mooring/contract';

/** In characters after NFKC. NIST SP 800-63B-4 asks for 15 or 8; long words in a row beat odd signs. */
const LEAST_LENGTH = 12;

/** Throws AppError('auth.password-weak'). */
export function refuseWeakPassword(password: string): void {
  if ([...password.normalize('NFKC')].length < LEAST_LENGTH) {
    throw new AppError('auth.password-weak');
  }
}
