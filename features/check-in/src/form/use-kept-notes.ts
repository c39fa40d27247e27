import { useDraft } from '@mooring/data';
import { useEffect, useRef } from 'react';
import type { UnsavedTexts } from './check-in-draft.ts';

type Options = {
  ready: boolean;
  /** The page was left after a save and before its draft was removed. */
  isSaved(texts: UnsavedTexts): boolean;
  bringBack(texts: UnsavedTexts): void;
};

/** Keeps unsaved notes and an unsaved word as a sealed draft, and restores them when `ready`. */
export function useKeptNotes(unsaved: UnsavedTexts, { ready, isSaved, bringBack }: Options) {
  const { found, change, flush } = useDraft('check-in', {
    worthKeeping: ({ content, word }) => content !== '' || Boolean(word),
  });
  const latest = useRef({ unsaved, isSaved, bringBack });
  latest.current = { unsaved, isSaved, bringBack };
  const wasRequested = useRef(false);
  const before = useRef(nothing);

  useEffect(() => {
    if (!ready || found === undefined || wasRequested.current) return;
    wasRequested.current = true;
    const { content = '', word = '', emotion = null } = found ?? {};
    if (content === '' && word === '') return;
    const { unsaved, isSaved, bringBack } = latest.current;
    if (isSaved({ notes: content, word, emotion })) {
      if (unsaved.notes !== '' || unsaved.word !== '') return;
      change({ title: '', content: '', tags: [] });
      void flush();
      return;
    }
    before.current = { notes: content, word, emotion };
    // Text typed meanwhile stays: below the restored notes, and in place of the restored word.
    bringBack({
      notes: [content, unsaved.notes].filter((part) => part !== '').join('\n\n'),
      word: unsaved.word || word,
      emotion: unsaved.word ? unsaved.emotion : emotion,
    });
  }, [ready, found, change, flush]);

  const { notes, word, emotion } = unsaved;
  useEffect(() => {
    const last = before.current;
    if (notes === last.notes && word === last.word && emotion === last.emotion) return;
    before.current = { notes, word, emotion };
    change({
      title: '',
      content: notes,
      tags: [],
      ...(word && emotion ? { word, emotion } : {}),
    });
    // Saved or discarded: the draft is removed.
    if (notes === '' && word === '') void flush();
  }, [notes, word, emotion, change, flush]);
}

const nothing: UnsavedTexts = { notes: '', word: '', emotion: null };
