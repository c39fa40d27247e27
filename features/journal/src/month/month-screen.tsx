import { fullMonth, paths, say } from '@mooring/contract';
import { Link, useParams, useSearchParams } from '@mooring/contract/router';
import { useDay } from '@mooring/data';
import { Button, Icon, Notice, Page, Skeleton } from '@mooring/ui';
import {
  ChevronLeftIcon,
  ChevronRightIcon,
  FailureNotice,
  FeatherIcon,
  useFocusOnChange,
} from '@mooring/ui/bundled';
import { lazy, Suspense, useMemo } from 'react';
import { ViewSwitch } from '../list/view-switch.tsx';
import { DayEntries } from './day-entries.tsx';
import styles from './month.module.css';
import { dayIn, monthAddress, monthAfter, monthBefore, monthIn } from './month-address.ts';
import { MonthTable } from './month-table.tsx';
import * as strings from './strings.ts';
import { useMonth } from './use-month.ts';

const EarlierYears = lazy(async () => ({
  default: (await import('./earlier-years.tsx')).EarlierYears,
}));

export function Component() {
  const { month: named = '' } = useParams();
  const month = useMemo(() => monthIn(named), [named]);
  const thisMonth = useDay().slice(0, 7);
  return (
    <Page
      layout="margin"
      title={strings.journal}
      actions={
        <Button asChild>
          <Link to={paths.write.to()}>
            <Icon as={FeatherIcon} />
            {strings.newLabel}
          </Link>
        </Button>
      }
    >
      <div className={styles.main}>
        <ViewSwitch view="month" />
        {month ? (
          <OpenMonth month={month} />
        ) : (
          <Notice
            title={strings.thereIsNoSuchMonth}
            action={
              <Button asChild variant="secondary" size="small">
                <Link to={paths.journalMonth.to({ month: thisMonth })}>
                  {strings.showThisMonth}
                </Link>
              </Button>
            }
          >
            {strings.theAddressHasToEnd}
          </Notice>
        )}
      </div>
    </Page>
  );
}

function OpenMonth({ month }: { month: Date }) {
  const [search] = useSearchParams();
  const { live, days, today, isLast } = useMonth(month);
  const day = dayIn(month, search.get('day'));
  const heading = useFocusOnChange<HTMLHeadingElement>(day ?? '');
  if (live.status === 'failed') return <FailureNotice {...say(live.key)} retry={live.retry} />;
  return (
    <>
      <nav className={styles.head} aria-label={strings.months}>
        <Step to={monthBefore(month)} icon={ChevronLeftIcon} />
        <h2 aria-live="polite">{fullMonth(month)}</h2>
        {isLast ? (
          <span className={styles.step} />
        ) : (
          <Step to={monthAfter(month)} icon={ChevronRightIcon} />
        )}
      </nav>
      {live.status === 'loading' ? (
        <Skeleton lines={8} />
      ) : (
        <>
          <MonthTable month={month} days={days} today={today} chosen={day} />
          {day ? (
            <DayEntries
              key={day}
              day={day}
              today={today}
              shown={days.get(day) ?? []}
              heading={heading}
            />
          ) : (
            <p className={styles.soft}>{strings.chooseADayToSee}</p>
          )}
          {day && search.get('years') === 'earlier' && (
            <Suspense>
              <EarlierYears day={day} />
            </Suspense>
          )}
        </>
      )}
    </>
  );
}

function Step({ to, icon }: { to: Date; icon: typeof ChevronLeftIcon }) {
  return (
    <Link
      className={styles.step}
      to={monthAddress(to)}
      aria-label={fullMonth(to)}
      preventScrollReset
    >
      <Icon as={icon} />
    </Link>
  );
}
