import { type PasswordStrength, useData } from '@mooring/data';
import { useEffect, useState } from 'react';

/** How hard the typed password is to guess, a moment after typing rests. Null before anything is known. */
export function useStrength(password: string, known: readonly string[]): PasswordStrength | null {
  const { accounts } = useData();
  const [strength, setStrength] = useState<PasswordStrength | null>(null);
  const own = known.join('\n');

  useEffect(() => {
    if (password === '') {
      setStrength(null);
      return;
    }
    let isMounted = true;
    const rested = setTimeout(() => {
      // Only an aid: where it cannot be known, nothing is shown and signing up still decides.
      accounts.passwordStrength(password, own.split('\n')).then(
        (found) => isMounted && setStrength(found),
        () => isMounted && setStrength(null),
      );
    }, 600);
    return () => {
      isMounted = false;
      clearTimeout(rested);
    };
  }, [accounts, password, own]);

  return strength;
}
