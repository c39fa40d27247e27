import { useLocation } from '@mooring/contract/router';
import { useData, useSession } from '@mooring/data';
import { useState } from 'react';
import { rememberPhraseLater } from '../phrase/phrase-later.ts';
import { asksForLogIn, viewAt } from './auth-view.ts';
import { useAuthForm } from './use-auth-form.ts';

/** The way in: which part of it shows, the two forms, and the phrase after signing up. */
export function useAuth() {
  const data = useData();
  const session = useSession();
  const askedForLogIn = asksForLogIn(useLocation().state);
  const [recovering, setRecovering] = useState<boolean | null>(null);
  const [phrase, setPhrase] = useState<string | null>(null);
  /** Whether a letter has to be answered before anything reaches the server. */
  const [confirm, setConfirm] = useState(false);
  const form = useAuthForm(askedForLogIn ? 'log-in' : 'sign-up', (words, letter) => {
    setPhrase(words);
    setConfirm(letter);
  });

  const account = session.status === 'open' || session.status === 'locked' ? session.account : null;
  return {
    view: viewAt({
      session,
      signingUp: form.busy && form.mode === 'sign-up',
      hasPhrase: phrase !== null,
      recovering,
      askedForLogIn,
    }),
    form,
    phrase: phrase ?? '',
    /** Whose account is here, open or locked. */
    email: account && !account.visitor ? account.email : '',
    /** Words written before anyone signed up wait to be taken along. */
    bringsWords: account?.visitor ?? false,
    recover: () => setRecovering(true),
    backToForms: () => setRecovering(false),
    /** Leaves the phrase behind; the page then goes on by itself. Said only now, so that no toast covers the words. */
    finish(written: boolean) {
      setPhrase(null);
      data.notices.say('auth.account-created');
      if (confirm) data.notices.say('hosting.confirm-email');
      // A note for Profile only: not worth keeping anyone at the door for.
      rememberPhraseLater(data, !written).catch(() => {});
    },
  };
}

export type Auth = ReturnType<typeof useAuth>;
