import { type LegacyPhrase, type LegacyReader, useData, useSession } from '@mooring/data';
import { useEffect, useState } from 'react';
import { usePasswordPrompt } from '../password/use-password-prompt.ts';
import { usePrepared } from '../password/use-prepared.ts';

/** `undefined` while it is read. Null: nobody can read. 'failed': that could not be read. */
type Reader = LegacyReader | null | undefined | 'failed';

/** Who may read after the person's death: nobody, or one other with a second phrase. */
export function useLegacy() {
  const { accounts, notices } = useData();
  const { legacy } = accounts;
  const session = useSession();
  const accountId = session.status === 'open' ? session.account.id : null;
  const [reader, setReader] = useState<Reader>(undefined);
  const [name, setName] = useState('');
  const [nameError, setNameError] = useState<string>();
  const [turn, setTurn] = useState(0);
  const { prepared: words, hold, drop } = usePrepared<LegacyPhrase>();
  const prompt = usePasswordPrompt(async (password) => {
    hold(await legacy.prepare(password));
  });

  useEffect(() => {
    // Before the session is open, nobody's words would be looked for, and 'nobody can read' would be untrue.
    if (accountId === null) return;
    let isCurrent = true;
    legacy.reader().then(
      (found) => isCurrent && setReader(found),
      () => isCurrent && setReader('failed'),
    );
    return () => {
      isCurrent = false;
    };
  }, [legacy, accountId, turn]);

  return {
    reader,
    readAgain() {
      setReader(undefined);
      setTurn((before) => before + 1);
    },
    name,
    nameError,
    prompt,
    phrase: words?.phrase ?? null,
    typeName(next: string) {
      setName(next);
      setNameError(undefined);
    },
    /** Asks for the password, once it is said for whom the words are. */
    begin() {
      if (name.trim() === '') return setNameError('Say for whom, for example ‘My sister’.');
      prompt.show();
    },
    /** The words are on paper. */
    async written() {
      try {
        if (words) setReader(await words.keep(name));
        setName('');
        notices.say('legacy.made');
      } catch (error) {
        notices.fail(error, 'store.failed');
      } finally {
        drop();
      }
    },
    putAway: drop,
    async remove() {
      try {
        await legacy.remove();
        setReader(null);
        notices.say('legacy.removed');
      } catch (error) {
        notices.fail(error, 'store.failed');
      }
    },
  };
}

export type Legacy = ReturnType<typeof useLegacy>;
