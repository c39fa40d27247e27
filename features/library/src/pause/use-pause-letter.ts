import { pauseLetterDraft, type Someone, useData, useDraft } from '@mooring/data';
import { useRef, useState } from 'react';

/**
 * A letter that is written instead of a message. It is never sent. Its draft is one of its own, beside that of a new
 * letter, and there is one for each person: `person` must not change while it is mounted.
 */
export function usePauseLetter(person: Someone | null) {
  const { env, letters, notices, safety } = useData();
  const draft = useDraft(pauseLetterDraft(person?.id), {
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

  // A draft says to whom its words are. After they were kept, what is typed is a new letter.
  const begun = nextId ? null : draft.found;
  const someone = person?.id ?? begun?.someone;
  const letterOf = (words: string) => ({
    id: nextId ?? begun?.id ?? firstId,
    to: person ? person.called || person.name : (begun?.to ?? ''),
    ...(someone ? { someone } : {}),
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
        if (stored?.text !== text) await letters.put(kept, kept.id === letter.id ? stored : null);
        notices.say('letter.kept');
        setKeptId(kept.id);
        const next = env.newId();
        setNextId(next);
        if (latest.current === text) {
          setTyped('');
          await draft.drop().catch(() => undefined);
        } else {
          // What was typed meanwhile belongs to the next letter.
          draft.change({ ...letter, id: next, text: latest.current });
        }
      } catch (error) {
        notices.fail(error, 'letter.not-kept');
      } finally {
        setBusy(false);
      }
    },
  };
}
