import { useData, useLive } from '@mooring/data';
import { useState } from 'react';
import { usePasswordPrompt } from '../password/use-password-prompt.ts';
import { rememberPhraseLater } from '../phrase/phrase-later.ts';

/** Making a new recovery phrase, which ends the old one. `phrase` is there only while it is shown. */
export function useNewPhrase() {
  const data = useData();
  const [phrase, setPhrase] = useState<string | null>(null);
  const settings = useLive(({ records }) => records.get('settings'), ['user_data']);
  const prompt = usePasswordPrompt(async (password) => {
    setPhrase(await data.accounts.newPhrase(password));
  });
  return {
    prompt,
    phrase,
    /** True when it was put off at sign-up. */
    putOff: settings.status === 'ready' && settings.value?.phraseLater === true,
    written() {
      setPhrase(null);
      rememberPhraseLater(data, false).catch((error: unknown) =>
        data.notices.fail(error, 'store.failed'),
      );
    },
  };
}

export type NewPhrase = ReturnType<typeof useNewPhrase>;
