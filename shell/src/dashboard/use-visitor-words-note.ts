import type { UnansweredWords } from '@mooring/data';
import { useState } from 'react';

/** The question about words that were written without logging in: open at once when it is new. */
export function useVisitorWordsNote({ answer, bringIn, reply }: UnansweredWords) {
  const [asking, setAsking] = useState(answer === 'new');
  const [busy, setBusy] = useState(false);
  return {
    asking,
    busy,
    ask: () => setAsking(true),
    async bringIn() {
      setBusy(true);
      await bringIn();
      setBusy(false);
      setAsking(false);
    },
    reply(said: 'later' | 'leave') {
      setAsking(false);
      void reply(said);
    },
  };
}
