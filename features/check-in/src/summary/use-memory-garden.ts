import { type CheckIn, emotionName, useData, useLive, useRemoveMoment } from '@mooring/data';
import { useState } from 'react';

export type MemoryGarden = {
  /** This sentence of this check-in is in the garden already. */
  kept: boolean;
  busy: boolean;
  /** Saves it to the garden; once it is there, takes it away again. */
  toggle(): Promise<void>;
};

/** Saves what a check-in brought to the Memory Garden, once, and takes it back. */
export function useMemoryGarden(record: CheckIn, insight: string | null): MemoryGarden {
  const data = useData();
  const remove = useRemoveMoment();
  const [busy, setBusy] = useState(false);
  const moments = useLive((all) => all.moments.list(), ['saved_moments']);
  const content =
    insight ?? `On this day I named what I felt: ${emotionName(record.emotion).toLowerCase()}.`;
  const saved =
    moments.status === 'ready'
      ? moments.value.items.find(
          (moment) => moment.sourceId === record.id && moment.content === content,
        )
      : undefined;

  async function keep() {
    try {
      const tags = [emotionName(record.emotion).toLowerCase()];
      await data.moments.add({ content, source: 'emotion', sourceId: record.id, tags });
      data.notices.say('check-in.moment-saved');
    } catch (error) {
      data.notices.fail(error, 'store.failed');
    }
  }

  async function toggle() {
    if (busy) return;
    setBusy(true);
    await (saved ? remove(saved) : keep());
    setBusy(false);
  }

  return { kept: saved !== undefined, busy, toggle };
}
