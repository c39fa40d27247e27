import { useData } from '@mooring/data';
import { type FormEvent, useState } from 'react';
import { type AuthFault, faultFrom, missingToRecover, phraseFault } from './auth-checks.ts';
import { useFaultFocus } from './use-fault-focus.ts';

type RecoverFields = { email: string; phrase: string; password: string };

/** Opening an account with its 24 words, and giving it a new password. */
export function useRecover(email: string) {
  const { accounts, notices } = useData();
  const [fields, setFields] = useState<RecoverFields>({ email, phrase: '', password: '' });
  const [fault, setFault] = useState<AuthFault | null>(null);
  const [busy, setBusy] = useState(false);
  const formRef = useFaultFocus(fault);

  const showFault = (found: AuthFault) => {
    setFault(found);
    if (found.key) notices.say(found.key);
  };

  return {
    fields,
    fault,
    busy,
    formRef,
    errorAt: (at: AuthFault['at']) => (fault?.at === at ? fault.text : undefined),
    type(field: keyof RecoverFields, text: string) {
      setFields((typed) => ({ ...typed, [field]: text }));
      if (fault?.at === field) setFault(null);
    },
    async submit(event: FormEvent) {
      event.preventDefault();
      if (busy) return;
      const missing = missingToRecover(fields);
      if (missing) return showFault(missing);
      setFault(null);
      setBusy(true);
      try {
        const misspelt = phraseFault(await accounts.checkPhrase(fields.phrase));
        if (misspelt) return showFault(misspelt);
        await accounts.recover(fields);
        notices.say('auth.welcome-back');
      } catch (error) {
        showFault(faultFrom(error));
      } finally {
        setBusy(false);
      }
    },
  };
}
