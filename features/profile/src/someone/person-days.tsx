import { Link } from '@mooring/contract/router';
import { type Someone, useLive } from '@mooring/data';
import { Button, Icon } from '@mooring/ui';
import { PlusIcon } from '@mooring/ui/bundled';
import { useId } from 'react';
import { dayAddress, newDayOf } from '../days/day-addresses.ts';
import { dateText } from '../days/day-texts.ts';
import styles from './someone.module.css';

/** The days that belong to one person. They are kept on the page 'Days and dates'. */
export function PersonDays({ person }: { person: Someone }) {
  const id = useId();
  const live = useLive(({ hardDays }) => hardDays.list(), ['user_data'], person.id);
  const days =
    live.status === 'ready' ? live.value.items.filter(({ someone }) => someone === person.id) : [];
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id}>Days</h2>
      {days.length > 0 && (
        <ul className={styles.list}>
          {days.map((day) => (
            <li key={day.id}>
              <Link to={dayAddress(day.id)}>{day.name}</Link>
              <span className={styles.soft}>{dateText(day)}</span>
            </li>
          ))}
        </ul>
      )}
      <Button asChild variant="secondary" className={styles.start}>
        <Link to={newDayOf(person.id)}>
          <Icon as={PlusIcon} />
          Add a day
        </Link>
      </Button>
    </section>
  );
}
