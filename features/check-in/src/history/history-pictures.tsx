import { say } from '@mooring/contract';
import { Notice, Skeleton } from '@mooring/ui';
import { FailureNotice } from '@mooring/ui/bundled';
import { lazy, Suspense } from 'react';
import type { PictureKind } from '../pictures/pictures.tsx';
import styles from './history.module.css';
import * as strings from './strings.ts';
import { useFelt } from './use-felt.ts';
import type { HistoryView } from './use-history-view.ts';

/** The drawings and their library come when the first picture is asked for. */
const Pictures = lazy(async () => ({
  default: (await import('../pictures/pictures.tsx')).Pictures,
}));

type HistoryPicturesProps = { kind: PictureKind; view: HistoryView; today: string };

/** The history as a picture: a calendar, a line or how often. */
export function HistoryPictures({ kind, view, today }: HistoryPicturesProps) {
  const history = useFelt(view);
  if (history.status === 'loading') return <Skeleton lines={6} />;
  if (history.status === 'failed')
    return <FailureNotice {...say(history.key)} retry={history.retry} />;
  const { felt, unreadable, period } = history;
  return (
    <>
      {felt.length === 0 ? (
        <p className={styles.empty}>
          {period.span === 'all' ? strings.thereAreNoCheckIns : strings.noCheckInsIn(period.label)}
        </p>
      ) : (
        <Suspense fallback={<Skeleton lines={6} />}>
          <Pictures kind={kind} felt={felt} period={period} today={today} />
        </Suspense>
      )}
      {unreadable > 0 && (
        <Notice title={say('vault.unreadable').title}>
          {unreadable === 1 ? strings.oneCheckInIsNot : strings.checkInsAreNot(unreadable)}{' '}
          {say('vault.unreadable').text}
        </Notice>
      )}
    </>
  );
}
