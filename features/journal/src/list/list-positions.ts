import { useLocation } from '@mooring/contract/router';
import { type Data, useData } from '@mooring/data';
import type { VirtualItem } from '@tanstack/react-virtual';
import { useEffect, useState } from 'react';

/** Filter and scroll position of the list, restored on Back. In memory only, because the search text is private. */
export type ListPosition = {
  query: string;
  tag: string | null;
  /** px the window was scrolled down. */
  top: number;
  /** Heights of the lines that were on the screen. */
  measured: VirtualItem[];
};

const positionsOf = new WeakMap<Data, Map<string, ListPosition>>();

/** The position of this history entry: Back finds the same one, a new visit gets a new one. */
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
    // The history entry may change while the list stays, as when the import opens.
    positionsOf.get(data)?.set(key, place);
  }, [data, key, place]);
  return place;
}

/** Creates the positions of a session. They are cleared when it closes, because they hold the search text. */
function begin(data: Data): Map<string, ListPosition> {
  const visits = new Map<string, ListPosition>();
  positionsOf.set(data, visits);
  data.session.subscribe(({ status }) => {
    if (status !== 'open') visits.clear();
  });
  return visits;
}
