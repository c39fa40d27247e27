import { say } from '@mooring/contract';
import { type FormEvent, useState } from 'react';
import { passwordErrorText } from './password-error-text.ts';

export type PasswordPrompt = {
  open: boolean;
  password: string;
  error: string | undefined;
  busy: boolean;
  show(): void;
  close(): void;
  type(password: string): void;
  submit(event: FormEvent): void;
};

/** Asks for the current password, then does `work` with it. A failure is said at the field and the dialog stays. */
export function usePasswordPrompt(work: (password: string) => Promise<void>): PasswordPrompt {
  const [open, setOpen] = useState(false);
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);

  const close = () => {
    if (busy) return;
    setOpen(false);
    setPassword('');
    setError(undefined);
  };

  return {
    open,
    password,
    error,
    busy,
    show: () => setOpen(true),
    close,
    type(next) {
      setPassword(next);
      setError(undefined);
    },
    async submit(event) {
      event.preventDefault();
      if (busy) return;
      if (password === '') return setError(say('auth.password-required').text);
      setBusy(true);
      try {
        await work(password);
        setOpen(false);
        setPassword('');
      } catch (failure) {
        setError(passwordErrorText(failure));
      } finally {
        setBusy(false);
      }
    },
  };
}
