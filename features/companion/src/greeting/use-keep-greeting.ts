import { useData, useLive } from '@mooring/data';
import { useState } from 'react';
import type { Came } from '../came.ts';

export type KeepGreeting = { kept: boolean; keep(): Promise<void> };

/** Saves the greeting as a moment, once. */
export function useKeepGreeting({ id, named }: Came, words: readonly string[]): KeepGreeting {
  const data = useData();
  const [busy, setBusy] = useState(false);
  const moments = useLive((all) => all.moments.list(), ['saved_moments']);
  const content = words.join('\n\n');
  const kept =
    moments.status === 'ready' &&
    moments.value.items.some(
      (moment) =>
        moment.sourceId === id && moment.source === 'conversation' && moment.content === content,
    );

  async function keep() {
    if (busy || kept) return;
    setBusy(true);
    try {
      await data.moments.add({
        content,
        source: 'conversation',
        ...(id === null ? {} : { sourceId: id }),
        tags: named.map((emotion) => emotion.toLowerCase()),
      });
      data.notices.say('moment.saved');
    } catch (error) {
      data.notices.fail(error, 'store.failed');
    } finally {
      setBusy(false);
    }
  }

  return { kept, keep };
}
