import { keyOf, say } from '@mooring/contract';
import { useData } from '@mooring/data';
import { type FormEvent, useState } from 'react';
import { passwordErrorText } from '../password/password-error-text.ts';

type Fault = { at: 'password' | 'code'; text: string };

/** Opening the hosted session again. The words on this device are open all the while. */
export function useSignInAgain(email: string) {
  const { accounts, notices } = useData();
  const [open, setOpen] = useState(false);
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  /** Whether a code was asked for. */
  const [mailed, setMailed] = useState(false);
  const [fault, setFault] = useState<Fault | null>(null);
  const [busy, setBusy] = useState(false);

  const forget = () => {
    setOpen(false);
    setPassword('');
    setCode('');
    setMailed(false);
    setFault(null);
  };
  const during = async (work: () => Promise<void>) => {
    if (busy) return;
    setBusy(true);
    setFault(null);
    try {
      await work();
    } catch (error) {
      const wrongCode = keyOf(error, 'auth.failed') === 'hosting.code-wrong';
      setFault({ at: wrongCode ? 'code' : 'password', text: passwordErrorText(error) });
    } finally {
      setBusy(false);
    }
  };

  return {
    open,
    password,
    error: fault?.at === 'password' ? fault.text : undefined,
    code,
    codeError: fault?.at === 'code' ? fault.text : undefined,
    mailed,
    busy,
    show: () => setOpen(true),
    close() {
      if (!busy) forget();
    },
    type: setPassword,
    typeCode: setCode,
    mail: () =>
      during(async () => {
        await accounts.mailCode(email);
        setMailed(true);
        notices.say('hosting.code-sent');
      }),
    submit(event: FormEvent) {
      event.preventDefault();
      if (password === '') {
        setFault({ at: 'password', text: say('auth.password-required').text ?? '' });
        return;
      }
      void during(async () => {
        await accounts.signInAgain({ password, ...(code.trim() === '' ? {} : { code }) });
        forget();
        notices.say('hosting.signed-in');
      });
    },
  };
}

export type SignInAgain = ReturnType<typeof useSignInAgain>;
