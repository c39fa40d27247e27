import type { MessageKey } from '@mooring/contract';
import { useLive } from '@mooring/data';
import { useState } from 'react';
import { type HistoryRow, historyRows } from './history-rows.ts';

/** Lines shown at first, and added by each 'Show older'. */
const pageSize = 50;

export type History =
  | { status: 'loading' }
  | { status: 'failed'; key: MessageKey; retry(): void }
  | { status: 'ready'; rows: HistoryRow[]; showOlder: (() => void) | null };

export function useHistory(): History {
  const [limit, setLimit] = useState(pageSize);
  // One more than is shown, to know whether there are older ones.
  const recent = useLive(
    ({ emotions }) => emotions.recent(limit + 1),
    ['emotion_records'],
    String(limit),
  );
  const [shown, setShown] = useState<HistoryRow[] | null>(null);
  const [answer, setAnswer] = useState(recent);
  if (recent !== answer) {
    setAnswer(recent);
    if (recent.status === 'ready') setShown(historyRows(recent.value));
  }

  if (recent.status === 'failed') return recent;
  if (!shown) return { status: 'loading' };
  const more = shown.length > limit;
  return {
    status: 'ready',
    rows: shown.slice(0, limit),
    showOlder: more ? () => setLimit(limit + pageSize) : null,
  };
}
