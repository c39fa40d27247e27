import { Link } from '@mooring/contract/router';
import { type HardDay, type Someone, useLive, useMuted } from '@mooring/data';
import { hidesDay, hidesPerson } from '@mooring/data/muted';
import { Button, Icon } from '@mooring/ui';
import { PlusIcon } from '@mooring/ui/bundled';
import { useId } from 'react';
import { dayAddress, newDayOf } from '../days/day-addresses.ts';
import { dateText } from '../days/day-texts.ts';
import styles from './someone.module.css';
import * as strings from './strings.ts';

/** The days that belong to one person. They are kept on the page 'Days and dates'. */
export function PersonDays({ person }: { person: Someone }) {
  const id = useId();
  const live = useLive(({ hardDays }) => hardDays.list(), ['user_data'], person.id);
  const { hides, hasItem, isKnown } = useMuted();
  // Who opens the page of somebody who is not to be brought up asks for their days too.
  const wasAsked = hidesPerson(hides, person) && !hides({});
  const days = !isKnown
    ? []
    : live.status === 'ready'
      ? live.value.items.filter(({ someone }) => someone === person.id)
      : [];
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id}>{strings.days}</h2>
      {days.length > 0 && (
        <ul className={styles.list}>
          {days.map((day) => (
            <li key={day.id}>
              <PersonDay
                day={day}
                isHidden={wasAsked ? hasItem(day.id) : hidesDay(hides, day, [])}
              />
            </li>
          ))}
        </ul>
      )}
      <Button asChild variant="secondary" className={styles.start}>
        <Link to={newDayOf(person.id)}>
          <Icon as={PlusIcon} />
          {strings.addADay}
        </Link>
      </Button>
    </section>
  );
}

/** Of a day that is not to be brought up it shows no name. */
function PersonDay({ day, isHidden }: { day: HardDay; isHidden: boolean }) {
  return (
    <>
      <Link to={dayAddress(day.id)}>{isHidden ? strings.aDay : day.name}</Link>
      <span className={styles.soft}>{isHidden ? strings.notBroughtUpOpenIt : dateText(day)}</span>
    </>
  );
}
