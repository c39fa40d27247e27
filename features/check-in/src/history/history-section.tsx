import { say } from '@mooring/contract';
import { Button, Notice, Skeleton } from '@mooring/ui';
import { useEffect, useRef } from 'react';
import styles from './history.module.css';
import { HistoryLine } from './history-line.tsx';
import { type History, useHistory } from './use-history.ts';

/** The check-ins so far, newest first. Takes the reader to its heading when it opens. */
export function HistorySection({ onStartNew, onHide }: { onStartNew(): void; onHide(): void }) {
  const history = useHistory();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={styles.history} aria-labelledby="emotion-history">
      <div className={styles.head}>
        <h2 id="emotion-history" ref={heading} tabIndex={-1}>
          Emotion History
        </h2>
        <Button variant="secondary" size="small" onClick={onHide}>
          Hide History
        </Button>
      </div>
      <HistoryList history={history} />
      <Button variant="secondary" onClick={onStartNew}>
        Start New Check-In
      </Button>
    </section>
  );
}

function HistoryList({ history }: { history: History }) {
  if (history.status === 'loading') return <Skeleton lines={4} />;
  if (history.status === 'failed') {
    const { title, text } = say(history.key);
    return (
      <Notice
        tone="danger"
        title={title}
        action={
          <Button variant="secondary" size="small" onClick={history.retry}>
            Try again
          </Button>
        }
      >
        {text}
      </Notice>
    );
  }
  if (history.rows.length === 0) {
    return (
      <p className={styles.empty}>Nothing here yet. Your first check-in will open the list.</p>
    );
  }
  return (
    <>
      <ol className={styles.list}>
        {history.rows.map((row) => (
          <HistoryLine key={row.id} row={row} />
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
