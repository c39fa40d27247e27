import { useData } from '@mooring/data';
import { useState } from 'react';
import { usePasswordPrompt } from '../password/use-password-prompt.ts';
import { savePhraseReminder } from '../phrase/save-phrase-reminder.ts';

/** Taking an account to the hosted service. `phrase` is there only while its new words are shown. */
export function useMove() {
  const data = useData();
  const [phrase, setPhrase] = useState<string | null>(null);
  const prompt = usePasswordPrompt(async (password) => {
    const moved = await data.accounts.moveToHosting(password);
    setPhrase(moved.phrase);
    data.notices.say(moved.confirm ? 'hosting.confirm-email' : 'hosting.moved');
  });
  return {
    prompt,
    phrase,
    finish(written: boolean) {
      setPhrase(null);
      // A note for this page only: not worth a sentence of its own.
      savePhraseReminder(data, !written).catch(() => {});
    },
  };
}

export type Move = ReturnType<typeof useMove>;
