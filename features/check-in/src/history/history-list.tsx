import { say } from '@mooring/contract';
import { useMuted, useMuteItem } from '@mooring/data';
import { Button, Skeleton } from '@mooring/ui';
import { FailureNotice } from '@mooring/ui/bundled';
import { useState } from 'react';
import { pastOf } from '../past-of.ts';
import styles from './history.module.css';
import { HistoryLine } from './history-line.tsx';
import * as strings from './strings.ts';
import { useHistory } from './use-history.ts';
import type { HistoryView } from './use-history-view.ts';

/** The recent check-ins, newest first. `afterRemove` moves the focus when the focused row is gone. */
export function HistoryList({ view, afterRemove }: { view: HistoryView; afterRemove(): void }) {
  const history = useHistory(view);
  const muted = useMuted();
  const muteOf = useMuteItem();
  const [shown, setShown] = useState<ReadonlySet<string>>(new Set());
  if (history.status === 'loading' || !muted.isKnown) return <Skeleton lines={4} />;
  if (history.status === 'failed') {
    return <FailureNotice {...say(history.key)} retry={history.retry} />;
  }
  if (history.rows.length === 0) {
    const filtered = view.emotion || view.period.span !== 'all';
    return (
      <p className={styles.empty}>{filtered ? strings.noCheckInsMatch : strings.nothingHereYet}</p>
    );
  }
  return (
    <>
      <ol className={styles.list}>
        {history.rows.map((row) => (
          <HistoryLine
            key={row.id}
            row={row}
            isHidden={row.record !== null && !shown.has(row.id) && muted.hides(pastOf(row.record))}
            mute={muteOf(row.id)}
            onShow={() => setShown((before) => new Set([...before, row.id]))}
            onRemove={(record) => {
              afterRemove();
              void history.remove(record);
            }}
            onDelete={(id) => {
              afterRemove();
              void history.deleteUnreadable(id);
            }}
          />
        ))}
      </ol>
      {history.showOlder && (
        <Button variant="quiet" onClick={history.showOlder}>
          {strings.showOlder}
        </Button>
      )}
    </>
  );
}
