import { useDraft } from '@mooring/data';
import { useEffect, useRef } from 'react';

/** Keeps notes that are not saved yet, sealed on this device, and hands them back once `ready`. */
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
    // Whoever has begun to type by now goes on below it.
    bringBack([kept, unsaved].filter((part) => part !== '').join('\n\n'));
  }, [ready, found]);

  useEffect(() => {
    if (unsaved === before.current) return;
    before.current = unsaved;
    change({ title: '', content: unsaved, tags: [] });
    // Saved or put away: nothing is left that could come back.
    if (unsaved === '') void flush();
  }, [unsaved, change, flush]);
}
