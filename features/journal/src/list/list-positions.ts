import { useLocation } from '@mooring/contract/router';
import { type Data, type JournalTag, useData } from '@mooring/data';
import type { VirtualItem } from '@tanstack/react-virtual';
import { useEffect, useState } from 'react';

/** How a list was left, for whoever comes back to it. In memory only: the words looked for are the person's own. */
export type ListPosition = {
  query: string;
  tag: JournalTag | null;
  /** px the window was scrolled down. */
  top: number;
  /** Heights of the lines that were on the screen. */
  measured: VirtualItem[];
};

const positionsOf = new WeakMap<Data, Map<string, ListPosition>>();

/** The place of this visit: the same again on Back, a new one for a new visit. */
export function useListPosition(): ListPosition {
  const data = useData();
  const { key } = useLocation();
  const [place] = useState(() => {
    const visits = positionsOf.get(data) ?? begin(data);
    const known = visits.get(key) ?? { query: '', tag: null, top: 0, measured: [] };
    visits.set(key, known);
    return known;
  });
  useEffect(() => {
    // The address may change while the list stays, as when files are brought in.
    positionsOf.get(data)?.set(key, place);
  }, [data, key, place]);
  return place;
}

/** Forgotten with the session: what was looked for is closed like everything else. */
function begin(data: Data): Map<string, ListPosition> {
  const visits = new Map<string, ListPosition>();
  positionsOf.set(data, visits);
  data.session.subscribe(({ status }) => {
    if (status !== 'open') visits.clear();
  });
  return visits;
}
