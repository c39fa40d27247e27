import { useLocation } from '@mooring/contract/router';
import { useData, useSession } from '@mooring/data';
import { useState } from 'react';
import { savePhraseReminder } from '../phrase/save-phrase-reminder.ts';
import { authView, emailIn, isLogInRequested } from './auth-view.ts';
import { useAuthForm } from './use-auth-form.ts';

/** The state of the sign-in page: its view, the two forms, and the recovery phrase after sign-up. */
export function useAuth() {
  const data = useData();
  const session = useSession();
  const { state } = useLocation();
  const logInRequested = isLogInRequested(state);
  const [recovering, setRecovering] = useState<boolean | null>(null);
  const [phrase, setPhrase] = useState<string | null>(null);
  /** Whether the email must be confirmed before anything is synced. */
  const [needsConfirmation, setNeedsConfirmation] = useState(false);
  const form = useAuthForm(
    { mode: logInRequested ? 'log-in' : 'sign-up', email: emailIn(state) },
    (newPhrase, isEmailUnconfirmed) => {
      setPhrase(newPhrase);
      setNeedsConfirmation(isEmailUnconfirmed);
    },
  );

  const account = session.status === 'open' || session.status === 'locked' ? session.account : null;
  return {
    view: authView({
      session,
      signingUp: form.busy && form.mode === 'sign-up',
      hasPhrase: phrase !== null,
      recovering,
      logInRequested,
    }),
    form,
    phrase: phrase ?? '',
    /** The email of the open or locked account. */
    email: account && !account.visitor ? account.email : '',
    /** Whether a visitor's entries will move into the new account. */
    hasVisitorEntries: account?.visitor ?? false,
    recover: () => setRecovering(true),
    backToForms: () => setRecovering(false),
    /** Hides the phrase; the page then redirects. The toast comes only now, so that it never covers the phrase. */
    finish(isWrittenDown: boolean) {
      setPhrase(null);
      data.notices.say('auth.account-created');
      if (needsConfirmation) data.notices.say('hosting.confirm-email');
      // Only a reminder on Profile, so a failure does not block signing in.
      savePhraseReminder(data, !isWrittenDown).catch(() => {});
    },
  };
}

export type Auth = ReturnType<typeof useAuth>;
