import { keyOf, say } from '@mooring/contract';
import { useData } from '@mooring/data';
import { type FormEvent, useState } from 'react';
import { passwordErrorText } from './password-error-text.ts';

type Fault = { at: 'current' | 'next'; text: string };

/** Changing the password: the one that opens now, and the one that shall. Entries are not sealed anew. */
export function useChangePassword() {
  const { accounts, notices } = useData();
  const [open, setOpen] = useState(false);
  const [current, setCurrent] = useState('');
  const [next, setNext] = useState('');
  const [fault, setFault] = useState<Fault | null>(null);
  const [busy, setBusy] = useState(false);

  const forget = () => {
    setOpen(false);
    setCurrent('');
    setNext('');
    setFault(null);
  };

  return {
    open,
    password: current,
    error: fault?.at === 'current' ? fault.text : undefined,
    next,
    nextError: fault?.at === 'next' ? fault.text : undefined,
    busy,
    show() {
      setOpen(true);
    },
    close() {
      if (!busy) forget();
    },
    type: setCurrent,
    typeNext: setNext,
    async submit(event: FormEvent) {
      event.preventDefault();
      if (busy) return;
      const required = say('auth.password-required').text ?? '';
      if (current === '') return setFault({ at: 'current', text: required });
      if (next === '') return setFault({ at: 'next', text: required });
      setFault(null);
      setBusy(true);
      try {
        await accounts.changePassword({ current, next });
        forget();
        notices.say('auth.password-changed');
      } catch (error) {
        const weak = keyOf(error, 'auth.failed') === 'auth.password-weak';
        setFault({ at: weak ? 'next' : 'current', text: passwordErrorText(error) });
      } finally {
        setBusy(false);
      }
    },
  };
}

export type ChangePassword = ReturnType<typeof useChangePassword>;
