import { useData } from '@mooring/data';
import { useEffect, useRef } from 'react';

/** Where the notes of an unsaved check-in are kept among the drafts. */
const draftKey = 'check-in';

/** How long typing rests before it is kept, in ms. */
const restFor = 700;

/**
 * Keeps notes that are not saved yet, sealed on this device, and hands them back once `ready`. Keeping is quiet: while it
 * fails the words are still on the screen, and saving the check-in says so if it cannot be done.
 */
export function useKeptNotes(
  unsaved: string,
  { ready, bringBack }: { ready: boolean; bringBack(notes: string): void },
) {
  const { drafts } = useData();
  const latest = useRef({ unsaved, kept: '', bringBack, asked: false });
  latest.current.unsaved = unsaved;
  latest.current.bringBack = bringBack;

  useEffect(() => {
    if (!ready || latest.current.asked) return;
    latest.current.asked = true;
    drafts.get(draftKey).then(
      (draft) => {
        if (!draft || draft.content === '') return;
        latest.current.kept = draft.content;
        if (latest.current.unsaved === '') latest.current.bringBack(draft.content);
      },
      () => {},
    );
  }, [drafts, ready]);

  useEffect(() => {
    const now = latest.current;
    const settle = () => {
      if (now.kept === now.unsaved) return;
      now.kept = now.unsaved;
      const fields = { title: '', content: now.unsaved, tags: [] };
      const settled = now.unsaved === '' ? drafts.drop(draftKey) : drafts.keep(draftKey, fields);
      settled.catch(() => {
        now.kept = '';
      });
    };
    if (unsaved === '') {
      settle();
      return;
    }
    const timer = setTimeout(settle, restFor);
    document.addEventListener('visibilitychange', settle);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', settle);
    };
  }, [drafts, unsaved]);

  useEffect(() => {
    const now = latest.current;
    return () => {
      if (now.unsaved === '' || now.kept === now.unsaved) return;
      drafts.keep(draftKey, { title: '', content: now.unsaved, tags: [] }).catch(() => {});
    };
  }, [drafts]);
}
