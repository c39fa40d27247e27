import { useLocation } from '@mooring/contract/router';
import { useData } from '@mooring/data';
import type { VirtualItem } from '@tanstack/react-virtual';
import { useEffect, useState } from 'react';
import { keptForSession } from './kept-for-session.ts';

/** Filter and scroll position of the list, restored on Back. In memory only, because the search text is private. */
export type ListPosition = {
  query: string;
  tag: string | null;
  /** px the window was scrolled down. */
  top: number;
  /** Heights of the lines that were measured, those on the screen and near it. */
  measured: VirtualItem[];
};

/** They hold the search text. */
const positionsOf = keptForSession(() => new Map<string, ListPosition>());

/** The position of this history entry: Back finds the same one, a new visit gets a new one. */
export function useListPosition(): ListPosition {
  const data = useData();
  const { key } = useLocation();
  const [place] = useState(() => {
    const visits = positionsOf(data);
    const known = visits.get(key) ?? { query: '', tag: null, top: 0, measured: [] };
    visits.set(key, known);
    return known;
  });
  useEffect(() => {
    // The history entry may change while the list stays, as when the import opens.
    positionsOf(data).set(key, place);
  }, [data, key, place]);
  return place;
}
