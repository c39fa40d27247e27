import { fullDate, readDate, say } from '@mooring/contract';
import { Button, FailureNotice, Page, Skeleton } from '@mooring/ui';
import { lazy, Suspense } from 'react';
import styles from './check-in-screen.module.css';
import { useHistoryDoor } from './history/use-history-door.ts';
import { FindClarityCard } from './insight/find-clarity-card.tsx';
import { InsightCard } from './insight/insight-card.tsx';
import { QuietLine } from './insight/quiet-line.tsx';
import { type CheckInPage, useCheckIn } from './use-check-in.ts';
import { useViewFocus } from './use-view-focus.ts';

/** Shown when it is asked for, and fetched then. */
const HistorySection = lazy(async () => ({
  default: (await import('./history/history-section.tsx')).HistorySection,
}));

/** Asked for at once, and there before it is known what was named today. */
const loadForm = () => import('./form/check-in-form.tsx');
const loadSummary = () => import('./summary/today-summary.tsx');
Promise.all([loadForm(), loadSummary()]).catch(() => {});
const CheckInForm = lazy(async () => ({ default: (await loadForm()).CheckInForm }));
const TodaySummary = lazy(async () => ({ default: (await loadSummary()).TodaySummary }));

export function Component() {
  const page = useCheckIn();
  const summary = page.today.status === 'ready' && page.today.view === 'summary';
  const title = useViewFocus(summary ? 'summary' : 'form');
  return (
    <Page
      layout="margin"
      title={
        <span ref={title} tabIndex={-1} className={styles.title}>
          {summary ? "Today's Check-In" : 'How are you feeling?'}
        </span>
      }
      lead={
        summary ? (
          <time dateTime={page.day}>{fullDate(readDate(page.day))}</time>
        ) : (
          "There is no right answer, only today's."
        )
      }
    >
      <div className={styles.parts}>
        <CheckInBody page={page} toTitle={() => title.current?.focus()} />
      </div>
    </Page>
  );
}

function CheckInBody({ page, toTitle }: { page: CheckInPage; toTitle(): void }) {
  const { today, form, insight } = page;
  const history = useHistoryDoor();
  if (today.status === 'loading') return <Skeleton lines={8} />;
  if (today.status === 'failed') {
    return <FailureNotice {...say(today.key)} retry={today.retry} />;
  }

  const { record, view } = today;
  const section = history.open && (
    <Suspense fallback={<Skeleton lines={6} />}>
      <HistorySection
        today={page.day}
        onHide={history.hide}
        onStartNew={() => {
          history.leave();
          form.startNew();
          toTitle();
        }}
      />
    </Suspense>
  );
  if (record && view === 'summary') {
    return (
      <Suspense fallback={<Skeleton lines={8} />}>
        <TodaySummary
          record={record}
          insight={insight}
          quiet={page.quiet}
          onUpdate={() => form.edit(record)}
          viewHistory={
            !history.open && (
              <Button variant="secondary" size="small" ref={history.door} onClick={history.show}>
                View History
              </Button>
            )
          }
        />
        {section}
      </Suspense>
    );
  }
  return (
    <Suspense fallback={<Skeleton lines={8} />}>
      <CheckInForm form={form} record={record} />
      {section || (
        <Button variant="quiet" wide ref={history.door} onClick={history.show}>
          View Emotion History
        </Button>
      )}
      {insight && <InsightCard insight={insight} />}
      {page.quiet.status === 'no' && <FindClarityCard emotion={form.emotion} />}
      {page.quiet.status === 'yes' && <QuietLine end={page.quiet.end} />}
    </Suspense>
  );
}
