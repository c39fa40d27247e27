import type { MessageKey } from '@mooring/contract';
import { type CheckInWithoutNotes, useLive } from '@mooring/data';
import { useState } from 'react';
import type { Period } from './period.ts';
import type { HistoryView } from './use-history-view.ts';

type Answer = { felt: CheckInWithoutNotes[]; unreadable: number; period: Period };

export type FeltHistory =
  | { status: 'loading' }
  | { status: 'failed'; key: MessageKey; retry(): void }
  | ({ status: 'ready' } & Answer);

/** The check-ins of the period and emotion looked at, without their notes, newest first. */
export function useFelt({ period, emotion }: Pick<HistoryView, 'period' | 'emotion'>): FeltHistory {
  const { from, to, span } = period;
  const live = useLive(
    async ({ checkIns }): Promise<Answer> => {
      const { items, unreadable } = await checkIns.listWithoutNotes({
        ...(from ? { from } : {}),
        ...(to ? { to } : {}),
      });
      return { felt: items, unreadable: unreadable.length, period };
    },
    ['emotion_records'],
    `${span} ${from} ${to}`,
  );
  // The picture on the screen stays, under its own name, until the next is there.
  const [shown, setShown] = useState<Answer | null>(null);
  if (live.status === 'ready' && live.value !== shown) setShown(live.value);
  if (live.status === 'failed') return live;
  if (!shown) return { status: 'loading' };
  const felt = emotion ? shown.felt.filter((one) => one.emotion === emotion) : shown.felt;
  return { status: 'ready', ...shown, felt };
}
