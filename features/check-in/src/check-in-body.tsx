import { Button, Skeleton } from '@mooring/ui';
import { lazy, Suspense } from 'react';
import { CheckInForm } from './form/check-in-form.tsx';
import { useHistoryToggle } from './history/use-history-toggle.ts';
import { FindClarityCard } from './insight/find-clarity-card.tsx';
import { InsightCard } from './insight/insight-card.tsx';
import { QuietLine } from './insight/quiet-line.tsx';
import * as strings from './strings.ts';
import { TodaySummary } from './summary/today-summary.tsx';
import type { CheckInPage } from './use-check-in.ts';

/** Loaded when it is opened. */
const HistorySection = lazy(async () => ({
  default: (await import('./history/history-section.tsx')).HistorySection,
}));

type CheckInBodyProps = {
  page: CheckInPage;
  /** What was named today, which is known by now. */
  today: Extract<CheckInPage['today'], { status: 'ready' }>;
  toTitle(): void;
};

/** The form, or what was named today; and the history below it. */
export function CheckInBody({ page, today: { record, view }, toTitle }: CheckInBodyProps) {
  const { form, insight } = page;
  const history = useHistoryToggle();
  const section = history.open && (
    <Suspense fallback={<Skeleton lines={6} />}>
      <HistorySection
        today={page.day}
        onHide={history.hide}
        onStartNew={() => {
          history.hideWithoutFocus();
          form.startNew();
          toTitle();
        }}
      />
    </Suspense>
  );
  if (record && view === 'summary') {
    return (
      <>
        <TodaySummary
          record={record}
          insight={insight}
          words={page.words}
          person={page.person}
          quiet={page.quiet}
          hidesNotes={page.hidesNotes}
          onUpdate={() => form.edit(record)}
          viewHistory={
            !history.open && (
              <Button variant="secondary" size="small" ref={history.button} onClick={history.show}>
                {strings.viewHistory}
              </Button>
            )
          }
        />
        {section}
      </>
    );
  }
  return (
    <>
      <CheckInForm form={form} record={record} />
      {section || (
        <Button variant="quiet" wide ref={history.button} onClick={history.show}>
          {strings.viewEmotionHistory}
        </Button>
      )}
      {insight && <InsightCard insight={insight} person={page.person} />}
      {page.quiet.status === 'no' && <FindClarityCard emotion={form.emotion} />}
      {page.quiet.status === 'yes' && <QuietLine end={page.quiet.end} />}
    </>
  );
}
