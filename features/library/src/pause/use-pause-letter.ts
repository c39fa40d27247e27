import { type Someone, useData, useDraft } from '@mooring/data';
import { useRef, useState } from 'react';

/** A letter that is written instead of a message. It is never sent; its draft is one of its own, beside that of a new letter. */
export function usePauseLetter(person: Someone | null) {
  const { env, letters, notices, safety } = useData();
  const draft = useDraft('letter:pause', {
    worthKeeping: ({ text }) => text.trim() !== '',
  });
  const [typed, setTyped] = useState<string | null>(null);
  const [firstId] = useState(() => env.newId());
  const [nextId, setNextId] = useState<string | null>(null);
  const [keptId, setKeptId] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const text = typed ?? draft.found?.text ?? '';
  const latest = useRef(text);
  latest.current = text;

  const letterOf = (words: string) => ({
    id: nextId ?? draft.found?.id ?? firstId,
    to: person ? person.called || person.name : (draft.found?.to ?? ''),
    ...(person ? { someone: person.id } : {}),
    text: words,
  });

  return {
    text,
    /** The draft is read: before, typing would be overwritten by it. */
    isReady: draft.found !== undefined,
    /** The id of the letter that was just kept. */
    keptId,
    busy,
    change(words: string) {
      setTyped(words);
      setKeptId(null);
      safety.preload();
      draft.change(letterOf(words));
    },
    async keep() {
      if (busy || text.trim() === '') return;
      setBusy(true);
      void safety.screenAndRaise(text);
      try {
        const letter = letterOf(text);
        // One of this id is there where its draft could not be removed. It may have been changed since.
        const stored = await letters.get(letter.id);
        const kept = stored && stored.text !== text ? { ...letter, id: env.newId() } : letter;
        if (stored?.text !== text) await letters.put(kept);
        notices.say('letter.kept');
        setKeptId(kept.id);
        setNextId(env.newId());
        // What was typed meanwhile belongs to the next letter, and has its own draft.
        if (latest.current === text) {
          setTyped('');
          await draft.drop().catch(() => undefined);
        }
      } catch (error) {
        notices.fail(error, 'letter.not-kept');
      } finally {
        setBusy(false);
      }
    },
  };
}
