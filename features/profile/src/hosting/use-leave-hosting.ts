import { keyOf, type Message, say } from '@mooring/contract';
import { useData } from '@mooring/data';
import { type FormEvent, useState } from 'react';
import { isPasswordError, passwordErrorText } from '../password/password-error-text.ts';

/** Ending the copy on the server, with what it has or without. */
export function useLeaveHosting() {
  const { accounts, notices } = useData();
  const [open, setOpen] = useState(false);
  const [deleteCopy, setDeleteCopy] = useState(true);
  const [password, setPassword] = useState('');
  const [passwordError, setPasswordError] = useState<string>();
  const [failure, setFailure] = useState<Message | null>(null);
  const [busy, setBusy] = useState(false);
  return {
    open,
    deleteCopy,
    failure,
    busy,
    password,
    passwordError,
    setDeleteCopy,
    typePassword(next: string) {
      setPassword(next);
      setPasswordError(undefined);
    },
    show() {
      setPassword('');
      setPasswordError(undefined);
      setFailure(null);
      setOpen(true);
    },
    close() {
      if (!busy) setOpen(false);
    },
    async submit(event: FormEvent) {
      event.preventDefault();
      if (busy) return;
      setBusy(true);
      setFailure(null);
      try {
        await accounts.keepOnDevice({ deleteCopy, ...(deleteCopy ? { password } : {}) });
        setPassword('');
        setOpen(false);
        notices.say('hosting.left');
      } catch (error) {
        if (deleteCopy && isPasswordError(error)) setPasswordError(passwordErrorText(error));
        else setFailure(say(keyOf(error, 'store.failed')));
      } finally {
        setBusy(false);
      }
    },
  };
}

export type LeaveHosting = ReturnType<typeof useLeaveHosting>;
