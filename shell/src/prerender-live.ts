/**
 * `useLive` and `useOnce` while the build renders. There are no effects then, so a query is answered between two renders: the
 * same page is rendered again until nothing is asked any more. shell/vite.config.ts puts them in the place of the app's own.
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

export const useOnce = <T>(query: (data: Data) => Promise<T>, key: string): Live<T> =>
  useLive(query, [], key);

/** Renders until every query is answered with what these data hold, and every part that is loaded later is there. */
export async function settled(data: Data, render: () => string): Promise<string> {
  const known = new Map<string, unknown>();
  answers = known;
  try {
    for (let before = ''; ; ) {
      asked.clear();
      const markup = render();
      if (markup === before) return markup;
      // What was asked for is not in it yet, so it is not compared with the next one.
      before = asked.size === 0 ? markup : '';
      for (const [place, query] of [...asked]) known.set(place, await query(data));
      // The parts are in the same file (shell/vite.config.ts), so they are there after this.
      await new Promise((resolve) => setTimeout(resolve));
    }
  } finally {
    answers = null;
  }
}
