import { type Recording, useData } from '@mooring/data';
import { useEffect, useRef } from 'react';

/** When the page is left, removes the recordings that were replaced or deleted on it. One that a saved entry has stays. */
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
