import { useData } from '@mooring/data';
import { useFaultFocus } from '@mooring/ui/bundled';
import { type FormEvent, useState } from 'react';
import {
  type AuthFault,
  faultFrom,
  missingEmail,
  missingToRecover,
  phraseFault,
} from './auth-checks.ts';

type RecoverFields = { email: string; phrase: string; password: string; code: string };

/** Opening an account with its 24 words, and giving it a new password. */
export function useRecover(email: string) {
  const { accounts, notices } = useData();
  const [fields, setFields] = useState<RecoverFields>({
    email,
    phrase: '',
    password: '',
    code: '',
  });
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
    /** A code by mail opens an account of the hosted service; there is none to ask for elsewhere. */
    hosting: accounts.hosting(),
    async mailCode() {
      if (busy) return;
      if (fields.email.trim() === '') return showFault(missingEmail());
      setFault(null);
      setBusy(true);
      try {
        await accounts.mailCode(fields.email);
        notices.say('hosting.code-sent');
      } catch (error) {
        showFault(faultFrom(error));
      } finally {
        setBusy(false);
      }
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
        const { code, ...rest } = fields;
        await accounts.recover(code.trim() === '' ? rest : fields);
        notices.say('auth.welcome-back');
      } catch (error) {
        showFault(faultFrom(error));
      } finally {
        setBusy(false);
      }
    },
  };
}
