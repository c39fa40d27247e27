import { useDraft } from '@mooring/data';
import { useEffect, useRef } from 'react';

/** Keeps unsaved notes as a sealed draft, and restores them when `ready`. */
export function useKeptNotes(
  unsaved: string,
  { ready, bringBack }: { ready: boolean; bringBack(notes: string): void },
) {
  const { found, change, flush } = useDraft('check-in', {
    worthKeeping: ({ content }) => content !== '',
  });
  const latest = useRef({ unsaved, bringBack });
  latest.current = { unsaved, bringBack };
  const wasRequested = useRef(false);
  const before = useRef('');

  useEffect(() => {
    if (!ready || found === undefined || wasRequested.current) return;
    wasRequested.current = true;
    const kept = found?.content ?? '';
    if (kept === '') return;
    before.current = kept;
    const { unsaved, bringBack } = latest.current;
    // Text typed meanwhile stays, below the restored notes.
    bringBack([kept, unsaved].filter((part) => part !== '').join('\n\n'));
  }, [ready, found]);

  useEffect(() => {
    if (unsaved === before.current) return;
    before.current = unsaved;
    change({ title: '', content: unsaved, tags: [] });
    // Saved or discarded: the draft is removed.
    if (unsaved === '') void flush();
  }, [unsaved, change, flush]);
}
