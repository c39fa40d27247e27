import { keyOf, type Message, paths, say } from '@mooring/contract';
import { useData, useHostedStatus, useSession } from '@mooring/data';
import { type FormEvent, useState } from 'react';
import { isPasswordError, passwordErrorText } from '../password/password-error-text.ts';

/** The word to type. Not a word that stands on a button, so that nobody types it by habit. */
export const eraseWord = 'erase';

/** Erasing everything on this device, after a word was typed. What comes next is a new page, in every tab. */
export function useErase(leave: (address: string) => void = goTo) {
  const { accounts } = useData();
  const session = useSession();
  const isHosted = session.status === 'open' && session.account.home === 'hosted';
  // Only where the server can be asked: elsewhere nothing could come of the choice.
  const canDeleteCopy = useHostedStatus() === 'open' && isHosted;
  const [copyToo, setCopyToo] = useState(false);
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const [password, setPassword] = useState('');
  const [passwordError, setPasswordError] = useState<string>();
  const [failure, setFailure] = useState<Message | null>(null);
  const [busy, setBusy] = useState(false);

  return {
    open,
    typed,
    error,
    failure,
    busy,
    isHosted,
    canDeleteCopy,
    copyToo,
    setCopyToo,
    password,
    passwordError,
    typePassword(next: string) {
      setPassword(next);
      setPasswordError(undefined);
    },
    show() {
      setPassword('');
      setPasswordError(undefined);
      setTyped('');
      setError(undefined);
      setFailure(null);
      setOpen(true);
    },
    close() {
      if (!busy) setOpen(false);
    },
    type(next: string) {
      setTyped(next);
      setError(undefined);
    },
    async submit(event: FormEvent) {
      event.preventDefault();
      if (busy) return;
      if (typed.trim().toLowerCase() !== eraseWord) {
        setError(`Please type the word “${eraseWord}”.`);
        return;
      }
      setBusy(true);
      try {
        const isCopyErased = canDeleteCopy && copyToo;
        await accounts.eraseEverything({
          copyToo: isCopyErased,
          ...(isCopyErased ? { password } : {}),
        });
        leave(paths.home.to());
      } catch (reason) {
        if (isPasswordError(reason)) setPasswordError(passwordErrorText(reason));
        else setFailure(say(keyOf(reason, 'erase.failed')));
        setBusy(false);
      }
    },
  };
}

export type Erase = ReturnType<typeof useErase>;

/** A new page and not a new view: nothing that this one still holds may go on living in it. */
const goTo = (address: string) => location.replace(address);
