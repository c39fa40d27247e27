import { type LegacyPhrase, type LegacyReader, useData } from '@mooring/data';
import { useEffect, useState } from 'react';
import { usePasswordPrompt } from '../password/use-password-prompt.ts';

/** `undefined` while it is read. Null: nobody can read. */
type Reader = LegacyReader | null | undefined;

/** Who may read after the person's death: nobody, or one other with a second phrase. */
export function useLegacy() {
  const { accounts, notices } = useData();
  const { legacy } = accounts;
  const [reader, setReader] = useState<Reader>(undefined);
  const [name, setName] = useState('');
  const [nameError, setNameError] = useState<string>();
  const [words, setWords] = useState<LegacyPhrase | null>(null);
  const prompt = usePasswordPrompt(async (password) => {
    setWords(await legacy.prepare(password));
  });

  useEffect(() => {
    let isCurrent = true;
    legacy.reader().then(
      (found) => isCurrent && setReader(found),
      (error: unknown) => notices.fail(error, 'store.failed'),
    );
    return () => {
      isCurrent = false;
    };
  }, [legacy, notices]);

  // The data key does not outlive the page.
  useEffect(() => () => words?.cancel(), [words]);

  return {
    reader,
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
        setWords(null);
        setName('');
        notices.say('legacy.made');
      } catch (error) {
        setWords(null);
        notices.fail(error, 'store.failed');
      }
    },
    putAway() {
      words?.cancel();
      setWords(null);
    },
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
