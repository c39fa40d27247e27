import { Button, Icon } from '@mooring/ui';
import { DownloadIcon } from '@mooring/ui/bundled';
import { useEffect, useRef } from 'react';
import styles from './history.module.css';
import { HistoryFilters } from './history-filters.tsx';
import { HistoryList } from './history-list.tsx';
import { HistoryPictures } from './history-pictures.tsx';
import * as strings from './strings.ts';
import { useCsv } from './use-csv.ts';
import { useHistoryView } from './use-history-view.ts';

type HistorySectionProps = { today: string; onStartNew(): void; onHide(): void };

/** The check-ins so far, as a list or as a picture. Takes the reader to its heading when it opens. */
export function HistorySection({ today, onStartNew, onHide }: HistorySectionProps) {
  const view = useHistoryView(today);
  const csv = useCsv();
  const heading = useRef<HTMLHeadingElement>(null);
  const toHeading = () => heading.current?.focus();
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={styles.history} aria-labelledby="emotion-history">
      <div className={styles.head}>
        <h2 id="emotion-history" ref={heading} tabIndex={-1}>
          {strings.emotionHistory}
        </h2>
        <Button variant="secondary" size="small" onClick={onHide}>
          {strings.hideHistory}
        </Button>
      </div>
      {csv.some && <HistoryFilters view={view} />}
      {view.view === 'list' ? (
        <HistoryList view={view} afterRemove={toHeading} />
      ) : (
        <HistoryPictures kind={view.view} view={view} today={today} />
      )}
      <div className={styles.foot}>
        <Button variant="secondary" onClick={onStartNew}>
          {strings.startNewCheckIn}
        </Button>
        {csv.some && (
          <Button variant="quiet" busy={csv.busy} onClick={csv.save}>
            <Icon as={DownloadIcon} />
            {strings.exportAsCsv}
          </Button>
        )}
      </div>
    </section>
  );
}
