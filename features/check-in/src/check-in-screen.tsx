import { fullDate, readDate, say } from '@mooring/contract';
import { Page, Skeleton } from '@mooring/ui';
import { FailureNotice, useFocusOnChange } from '@mooring/ui/bundled';
import { lazy, Suspense } from 'react';
import styles from './check-in-screen.module.css';
import * as strings from './strings.ts';
import { type CheckInPage, useCheckIn } from './use-check-in.ts';

/** Loaded at once, in parallel with today's check-in. */
const loadBody = () => import('./check-in-body.tsx');
loadBody().catch(() => {});
const CheckInBody = lazy(async () => ({ default: (await loadBody()).CheckInBody }));

export function Component() {
  const page = useCheckIn();
  const summary = page.today.status === 'ready' && page.today.view === 'summary';
  const title = useFocusOnChange<HTMLSpanElement>(summary ? 'summary' : 'form');
  return (
    <Page
      layout="margin"
      title={
        <span ref={title} tabIndex={-1} className={styles.title}>
          {summary ? strings.todaysCheckIn : strings.howAreYouFeeling}
        </span>
      }
      lead={
        summary ? (
          <time dateTime={page.day}>{fullDate(readDate(page.day))}</time>
        ) : (
          strings.thereIsNoRight
        )
      }
    >
      <div className={styles.parts}>
        <Today page={page} toTitle={() => title.current?.focus()} />
      </div>
    </Page>
  );
}

function Today({ page, toTitle }: { page: CheckInPage; toTitle(): void }) {
  const { today } = page;
  if (today.status === 'loading') return <Skeleton lines={8} />;
  if (today.status === 'failed') return <FailureNotice {...say(today.key)} retry={today.retry} />;
  return (
    <Suspense fallback={<Skeleton lines={8} />}>
      <CheckInBody page={page} today={today} toTitle={toTitle} />
    </Suspense>
  );
}
