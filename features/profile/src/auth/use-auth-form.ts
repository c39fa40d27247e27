import { useData, usePasskeyEntry } from '@mooring/data';
import { useFaultFocus } from '@mooring/ui/bundled';
import { type FormEvent, useState } from 'react';
import {
  type AuthFault,
  type AuthFields,
  type AuthMode,
  faultFrom,
  missingIn,
} from './auth-checks.ts';

/** Signing up and logging in. Both tabs share what was typed; nothing typed is ever cleared. */
export function useAuthForm(
  first: { mode: AuthMode; email: string },
  onPhrase: (phrase: string, confirm: boolean) => void,
) {
  const { accounts, notices } = useData();
  const [mode, setMode] = useState(first.mode);
  const [fields, setFields] = useState<AuthFields>({ name: '', email: first.email, password: '' });
  // What this device was told last; 'stay' when it was never told anything.
  const [stays, setStays] = useState<boolean | null>(null);
  const [fault, setFault] = useState<AuthFault | null>(null);
  const [busy, setBusy] = useState(false);
  // Asked after the server has said no, and not before: hardly anybody needs it.
  const [refused, setRefused] = useState(false);
  const [smallDevice, setSmallDevice] = useState(false);
  const formRef = useFaultFocus(fault);
  const passkey = usePasskeyEntry();

  /** What is mended is no longer said, here or above the page. */
  const clearFault = () => {
    if (fault?.key) notices.withdraw(fault.key);
    setFault(null);
  };
  const showFault = (found: AuthFault) => {
    setFault(found);
    if (found.key) notices.say(found.key);
  };
  const staysSignedIn = stays ?? accounts.stay() === 'stay';

  const enter = async (home?: 'device') => {
    const stay = staysSignedIn ? 'stay' : 'ask';
    if (mode === 'log-in') {
      const { email, password } = fields;
      await accounts.logIn({ email, password, stay, smallDevice });
      notices.say('auth.welcome-back');
    } else {
      const person = { ...fields, stay, ...(home ? { home } : {}) } as const;
      const { phrase, confirm } = await accounts.signUp(person);
      onPhrase(phrase, confirm);
    }
  };

  const go = async (home?: 'device') => {
    if (busy) return;
    const missing = missingIn(mode, fields);
    if (missing) return showFault(missing);
    clearFault();
    setBusy(true);
    try {
      await enter(home);
    } catch (error) {
      const found = faultFrom(error);
      if (found.key === 'auth.login-failed') setRefused(true);
      showFault(found);
    } finally {
      setBusy(false);
    }
  };

  return {
    mode,
    fields,
    staysSignedIn,
    fault,
    busy,
    formRef,
    errorAt: (at: AuthFault['at']) => (fault?.at === at ? fault.text : undefined),
    choose(next: AuthMode) {
      setMode(next);
      clearFault();
    },
    type(field: keyof AuthFields, text: string) {
      setFields((typed) => ({ ...typed, [field]: text }));
      if (fault?.at === field) clearFault();
    },
    setStaysSignedIn: setStays,
    asksForSmallDevice: mode === 'log-in' && refused && accounts.hosting(),
    smallDevice,
    setSmallDevice,
    hosting: accounts.hosting(),
    passkey,
    async openWithPasskey() {
      if (busy) return;
      clearFault();
      if (await passkey.open(staysSignedIn ? 'stay' : 'ask')) notices.say('auth.welcome-back');
    },
    submit(event: FormEvent) {
      event.preventDefault();
      return go();
    },
    /** Signs up without the server, which cannot be reached. The copy there can follow later. */
    submitOnDevice: () => go('device'),
  };
}

export type AuthFormState = ReturnType<typeof useAuthForm>;
