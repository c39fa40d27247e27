import { keyOf, say } from '@mooring/contract';
import { useData } from '@mooring/data';
import { type FormEvent, useState } from 'react';

type EmailRequest = { email: string; password: string };

/** The code from the email to a new address. The password stays in memory until the code was typed. */
export function useConfirmEmail() {
  const { accounts, notices } = useData();
  const [asked, setAsked] = useState<EmailRequest | null>(null);
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  return {
    email: asked?.email ?? '',
    open: asked !== null,
    code,
    error,
    busy,
    ask(change: EmailRequest) {
      setCode('');
      setError(undefined);
      setAsked(change);
    },
    close() {
      if (!busy) setAsked(null);
    },
    type(next: string) {
      setCode(next);
      setError(undefined);
    },
    async submit(event: FormEvent) {
      event.preventDefault();
      if (busy || !asked) return;
      setBusy(true);
      try {
        const answer = await accounts.confirmEmail({ ...asked, code });
        setCode('');
        if (answer === 'one-more') notices.say('hosting.one-more-code');
        else {
          setAsked(null);
          notices.say('profile.updated');
        }
      } catch (failure) {
        const { title, text } = say(keyOf(failure, 'auth.failed'));
        setError(text ? `${title}. ${text}` : title);
      } finally {
        setBusy(false);
      }
    },
  };
}

export type ConfirmEmail = ReturnType<typeof useConfirmEmail>;
