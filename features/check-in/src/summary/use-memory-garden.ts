import { type CheckIn, emotionName, useData, useLive } from '@mooring/data';
import { useState } from 'react';

export type MemoryGarden = {
  /** This sentence of this check-in is in the garden already. */
  kept: boolean;
  busy: boolean;
  keep(): Promise<void>;
};

/** Saves what a check-in brought to the Memory Garden, once. */
export function useMemoryGarden(record: CheckIn, insight: string | null): MemoryGarden {
  const data = useData();
  const [busy, setBusy] = useState(false);
  const moments = useLive((all) => all.moments.list(), ['saved_moments']);
  const content =
    insight ?? `On this day I named what I felt: ${emotionName(record.emotion).toLowerCase()}.`;
  const kept =
    moments.status === 'ready' &&
    moments.value.items.some(
      (moment) => moment.sourceId === record.id && moment.content === content,
    );

  async function keep() {
    if (busy || kept) return;
    setBusy(true);
    try {
      const tags = [emotionName(record.emotion).toLowerCase()];
      await data.moments.add({ content, source: 'emotion', sourceId: record.id, tags });
      data.notices.say('check-in.moment-saved');
    } catch (error) {
      data.notices.fail(error, 'store.failed');
    } finally {
      setBusy(false);
    }
  }

  return { kept, busy, keep };
}
