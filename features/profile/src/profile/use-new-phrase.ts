import { type NewPhrase as NewWords, useData, useSettings } from '@mooring/data';
import { useState } from 'react';
import { usePasswordPrompt } from '../password/use-password-prompt.ts';
import { savePhraseReminder } from '../phrase/save-phrase-reminder.ts';

/** Making a new recovery phrase, which ends the old one. `phrase` is there only while it is shown. */
export function useNewPhrase() {
  const data = useData();
  const [phrase, setPhrase] = useState<NewWords | null>(null);
  const { settings } = useSettings();
  const prompt = usePasswordPrompt(async (password) => {
    setPhrase(await data.accounts.newPhrase(password));
  });
  return {
    prompt,
    phrase: phrase?.phrase ?? null,
    /** True when it was put off at sign-up. */
    putOff: settings.phraseLater,
    /** The new words are on paper: only they open the account from now on. */
    async written() {
      setPhrase(null);
      try {
        await phrase?.confirm();
        await savePhraseReminder(data, false);
      } catch (error) {
        data.notices.fail(error, 'store.failed');
      }
    },
    /** The old words stay beside the new ones, which nobody may have written down. */
    putAway: () => setPhrase(null),
  };
}

export type NewPhrase = ReturnType<typeof useNewPhrase>;
