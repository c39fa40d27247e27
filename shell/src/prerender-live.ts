/**
 * `useLive` while the build renders. There are no effects then, so a query is answered between two renders: the same page is
 * rendered again until nothing is asked any more. shell/vite.config.ts puts it in the place of the data layer's own.
 */
import { type Data, type Live, useData } from '@mooring/data';
import { useId } from 'react';

type Query = (data: Data) => Promise<unknown>;

let answers: Map<string, unknown> | null = null;
const asked = new Map<string, Query>();

export function useLive<T>(
  query: (data: Data) => Promise<T>,
  tables: readonly string[],
  key = '',
): Live<T> {
  useData();
  const place = [useId(), tables.join(), key, query].join(' ');
  if (answers?.has(place)) return { status: 'ready', value: answers.get(place) as T };
  asked.set(place, query);
  return { status: 'loading' };
}

/** Renders until every query is answered with what these data hold. */
export async function settled(data: Data, render: () => string): Promise<string> {
  const known = new Map<string, unknown>();
  answers = known;
  try {
    for (;;) {
      asked.clear();
      const markup = render();
      if (asked.size === 0) return markup;
      for (const [place, query] of [...asked]) known.set(place, await query(data));
    }
  } finally {
    answers = null;
  }
}
