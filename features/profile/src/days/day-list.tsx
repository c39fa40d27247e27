import { Link } from '@mooring/contract/router';
import { type HardDay, useMuted } from '@mooring/data';
import { hidesDay } from '@mooring/data/muted';
import { Button, EmptyState, Notice, Skeleton } from '@mooring/ui';
import { CalendarDaysIcon, CalendarIcon, LinkRow, LinkRows } from '@mooring/ui/bundled';
import { dayAddress, newDay } from './day-addresses.ts';
import { isShownAsHard, rowText, unreadableText } from './day-texts.ts';
import styles from './days.module.css';
import * as strings from './strings.ts';
import type { Days } from './use-days.ts';

type DayListProps = {
  days: Days;
  /** The address names a day that is not here. */
  isMissing: boolean;
};

/** Every day, one row each, and the way to another one. Of a day that is not to be brought up it shows no name and no words. */
export function DayList({ days: { days, people, unreadable }, isMissing }: DayListProps) {
  const { hides, isKnown } = useMuted();
  if (!isKnown) return <Skeleton lines={5} />;
  const add = (
    <Button asChild variant={days.length === 0 ? 'primary' : 'secondary'}>
      <Link to={dayAddress(newDay)}>{strings.addADay}</Link>
    </Button>
  );
  return (
    <div className={styles.stack}>
      {isMissing && <Notice>{strings.thisDayIsNoLonger}</Notice>}
      {unreadable > 0 && (
        <Notice title={unreadableText(unreadable)}>{strings.itIsKeptAsItIsAnd}</Notice>
      )}
      {days.length === 0 ? (
        <EmptyState title={strings.noDaysAreKeptHere} actions={add}>
          {strings.aBirthdayTheDay}
        </EmptyState>
      ) : (
        <>
          <p className={styles.soft}>{strings.homeShowsADayOnly}</p>
          <LinkRows className={styles.rows}>
            {days.map(({ day }) => (
              <DayRow key={day.id} day={day} isHidden={hidesDay(hides, day, people)} />
            ))}
          </LinkRows>
          <div>{add}</div>
        </>
      )}
    </div>
  );
}

function DayRow({ day, isHidden }: { day: HardDay; isHidden: boolean }) {
  const link = <Link to={dayAddress(day.id)} />;
  if (isHidden) {
    return (
      <LinkRow link={link} icon={CalendarIcon} name={strings.aDay}>
        {strings.notBroughtUpOpen}
      </LinkRow>
    );
  }
  return (
    <LinkRow
      link={link}
      icon={isShownAsHard(day) ? CalendarDaysIcon : CalendarIcon}
      name={day.name}
    >
      {rowText(day)}
    </LinkRow>
  );
}
