import { type Recording, useData } from '@mooring/data';
import { useEffect, useRef } from 'react';

/** When the page is left, removes the recordings it has had and no longer has. One that an entry has always stays. */
export function useRemoveUnusedRecordings(recording: Recording | null) {
  const { recordings } = useData();
  const had = useRef(new Set<string>());
  const latest = useRef(recording);
  latest.current = recording;
  if (recording) had.current.add(recording.id);

  useEffect(
    () => () => {
      for (const id of had.current) {
        // One that could not be removed is offered back on the next page.
        if (id !== latest.current?.id) recordings.discard(id).catch(() => undefined);
      }
    },
    [recordings],
  );
}
