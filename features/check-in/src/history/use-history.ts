import type { MessageKey } from '@mooring/contract';
import { type CheckIn, type ListResult, useData, useLive } from '@mooring/data';
import { useMemo, useState } from 'react';
import { type HistoryRow, historyRows } from './history-rows.ts';
import type { HistoryView } from './use-history-view.ts';

/** Lines shown at first, and added by each 'Show older'. */
const pageSize = 50;

export type History =
  | { status: 'loading' }
  | { status: 'failed'; key: MessageKey; retry(): void }
  | {
      status: 'ready';
      rows: HistoryRow[];
      showOlder: (() => void) | null;
      /** Takes a check-in out, with a way to undo it. */
      remove(record: CheckIn): Promise<void>;
      /** Deletes one that cannot be opened. There is no way back. */
      deleteUnreadable(id: string): Promise<void>;
    };

export function useHistory({ period, emotion }: Pick<HistoryView, 'period' | 'emotion'>): History {
  const data = useData();
  const [limit, setLimit] = useState(pageSize);
  const { from, to } = period;
  // One more than is shown, to know whether there are older ones.
  const recent = useLive(
    ({ checkIns }) =>
      checkIns.recent(limit + 1, {
        ...(from ? { from } : {}),
        ...(to ? { to } : {}),
        ...(emotion ? { emotion } : {}),
      }),
    ['emotion_records'],
    `${limit} ${from} ${to} ${emotion}`,
  );
  // The lines already shown stay while more are on their way.
  const [shown, setShown] = useState<ListResult<CheckIn> | null>(null);
  if (recent.status === 'ready' && recent.value !== shown) setShown(recent.value);
  const rows = useMemo(() => shown && historyRows(shown), [shown]);

  const restore = (record: CheckIn) =>
    data.checkIns
      .restore(record)
      .catch((error: unknown) => data.notices.fail(error, 'store.failed'));

  if (recent.status === 'failed') return recent;
  if (!rows) return { status: 'loading' };
  return {
    status: 'ready',
    rows: rows.slice(0, limit),
    showOlder: rows.length > limit ? () => setLimit(limit + pageSize) : null,
    async deleteUnreadable(id) {
      try {
        await data.checkIns.remove(id);
      } catch (error) {
        data.notices.fail(error, 'store.failed');
      }
    },
    async remove(record) {
      try {
        await data.checkIns.remove(record.id);
        data.notices.say('check-in.removed', {
          action: { label: 'Undo', run: () => void restore(record) },
        });
      } catch (error) {
        data.notices.fail(error, 'store.failed');
      }
    },
  };
}
