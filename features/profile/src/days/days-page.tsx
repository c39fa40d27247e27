import { paths, say } from '@mooring/contract';
import { useSession } from '@mooring/data';
import { Skeleton } from '@mooring/ui';
import { FailureNotice, useFocusOnChange } from '@mooring/ui/bundled';
import { ProfilePart } from '../profile/profile-part.tsx';
import { dayAddress, newDay, useDayAddress } from './day-addresses.ts';
import { DayForm } from './day-form.tsx';
import { DayList } from './day-list.tsx';
import { DayView } from './day-view.tsx';
import styles from './days.module.css';
import * as strings from './strings.ts';
import { type Days, useDays } from './use-days.ts';

const title = strings.daysAndDates;
const toAll = { to: paths.hardDays.to(), name: title };

/** Days that matter, and days that are hard: all of them, one of them, or the form of one, as the address says. */
export function DaysPage() {
  const { id, isForm } = useDayAddress();
  const view = useFocusOnChange<HTMLDivElement>(`${id} ${isForm}`, { scroll: 'top' });
  return (
    <div ref={view} tabIndex={-1} className={styles.view}>
      <Shown />
    </div>
  );
}

function Shown() {
  const live = useDays();
  const { id } = useDayAddress();
  if (live.status === 'ready') return <Ready days={live.value} />;
  return (
    <ProfilePart title={title} {...(id === null ? {} : { back: toAll })}>
      {() =>
        live.status === 'loading' ? (
          <Skeleton lines={5} />
        ) : (
          <FailureNotice {...say(live.key)} retry={live.retry} />
        )
      }
    </ProfilePart>
  );
}

function Ready({ days }: { days: Days }) {
  const { id, isForm } = useDayAddress();
  const isOpen = useSession().status !== 'locked';
  const found = days.days.find(({ day }) => day.id === id);
  if (isForm && (found || id === newDay)) {
    const back = found ? { to: dayAddress(found.day.id), name: strings.theDay } : toAll;
    return (
      <ProfilePart title={found ? strings.changeTheDay : strings.addADay} back={back}>
        {() => <DayForm key={id} before={found?.day ?? null} people={days.people} back={back.to} />}
      </ProfilePart>
    );
  }
  if (found) {
    return (
      <ProfilePart title={isOpen ? found.day.name : title} back={toAll}>
        {() => <DayView {...found} people={days.people} />}
      </ProfilePart>
    );
  }
  return (
    <ProfilePart title={title}>{() => <DayList days={days} isMissing={id !== null} />}</ProfilePart>
  );
}
