import { say } from '@mooring/contract';
import { Button, Skeleton } from '@mooring/ui';
import { FailureNotice } from '@mooring/ui/bundled';
import styles from './history.module.css';
import { HistoryLine } from './history-line.tsx';
import { useHistory } from './use-history.ts';
import type { HistoryView } from './use-history-view.ts';

/** The recent check-ins, newest first. `afterRemove` moves the focus when the focused row is gone. */
export function HistoryList({ view, afterRemove }: { view: HistoryView; afterRemove(): void }) {
  const history = useHistory(view);
  if (history.status === 'loading') return <Skeleton lines={4} />;
  if (history.status === 'failed') {
    return <FailureNotice {...say(history.key)} retry={history.retry} />;
  }
  if (history.rows.length === 0) {
    const filtered = view.emotion || view.period.span !== 'all';
    return (
      <p className={styles.empty}>
        {filtered
          ? 'Nothing here with this choice.'
          : 'Nothing here yet. Your first check-in will open the list.'}
      </p>
    );
  }
  return (
    <>
      <ol className={styles.list}>
        {history.rows.map((row) => (
          <HistoryLine
            key={row.id}
            row={row}
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
          Show older
        </Button>
      )}
    </>
  );
}
