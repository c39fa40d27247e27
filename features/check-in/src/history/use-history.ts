import type { MessageKey } from '@mooring/contract';
import { type CheckIn, type Opened, useLive } from '@mooring/data';
import { useMemo, useState } from 'react';
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
  // The lines already shown stay while more are on their way.
  const [shown, setShown] = useState<Opened<CheckIn> | null>(null);
  if (recent.status === 'ready' && recent.value !== shown) setShown(recent.value);
  const rows = useMemo(() => shown && historyRows(shown), [shown]);

  if (recent.status === 'failed') return recent;
  if (!rows) return { status: 'loading' };
  return {
    status: 'ready',
    rows: rows.slice(0, limit),
    showOlder: rows.length > limit ? () => setLimit(limit + pageSize) : null,
  };
}
