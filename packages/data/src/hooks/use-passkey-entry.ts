import { keyOf, say } from '@mooring/contract';
import type { StaySignedIn } from '@mooring/storage';
import { useEffect, useState } from 'react';
import { useData } from './data-context.tsx';

/** Opening with a passkey, beside a password field. */
export type PasskeyEntry = {
  /** Whether a passkey of this device opens an account. False until that is known. */
  isOffered: boolean;
  busy: boolean;
  error: string | undefined;
  /** Call it from a press. Resolves with whether the account is open. */
  open(stay?: StaySignedIn): Promise<boolean>;
};

export function usePasskeyEntry(): PasskeyEntry {
  const { passkeys } = useData().accounts;
  const [isOffered, setOffered] = useState(false);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();

  useEffect(() => {
    let isCurrent = true;
    // Where it cannot be told, the password is there.
    passkeys.canOpen().then(
      (can) => isCurrent && setOffered(can),
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [passkeys]);

  return {
    isOffered,
    busy,
    error,
    async open(stay) {
      setBusy(true);
      setError(undefined);
      try {
        await passkeys.open(stay);
        return true;
      } catch (failure) {
        const { title, text } = say(keyOf(failure, 'passkey.failed'));
        setError(text ? `${title}. ${text}` : title);
        return false;
      } finally {
        setBusy(false);
      }
    },
  };
}
