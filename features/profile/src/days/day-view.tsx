import { paths } from '@mooring/contract';
import { Link } from '@mooring/contract/router';
import type { Someone } from '@mooring/data';
import { Button, Icon } from '@mooring/ui';
import {
  CalendarDaysIcon,
  FeatherIcon,
  LifeBuoyIcon,
  LinkRow,
  LinkRows,
  MailOpenIcon,
} from '@mooring/ui/bundled';
import { changeAddress } from './day-addresses.ts';
import { DayPlan } from './day-plan.tsx';
import { dateText, isShownAsHard, kindNames, leapText, whenText } from './day-texts.ts';
import styles from './days.module.css';
import type { DayWithPhase } from './use-days.ts';
import { useOpenDay } from './use-open-day.ts';

type DayViewProps = DayWithPhase & { people: readonly Someone[] };

/** One day: when it is, its plan, ways to keep it, and what can be done with it. */
export function DayView({ day, phase, people }: DayViewProps) {
  const { toCalendar, remove } = useOpenDay(day);
  const person = people.find(({ id }) => id === day.someone);
  const about = [
    `${dateText(day)}.`,
    whenText(phase, day),
    leapText(day),
    phase.daysUntil === null ? 'This day has no date, so Home does not show it.' : '',
  ];
  return (
    <div className={styles.stack}>
      <div>
        <p className={styles.words}>{about.filter((text) => text !== '').join(' ')}</p>
        <p className={styles.soft}>
          {kindNames[day.kind]}
          {person ? `, ${person.name}` : ''}
          {isShownAsHard(day) ? '. Marked as hard.' : '.'}
        </p>
      </div>
      <DayPlan plan={day.plan} />
      <section className={styles.part} aria-label="What you can do">
        <h2>What you can do</h2>
        <LinkRows>
          <LinkRow link={<Link to={paths.write.to()} />} icon={FeatherIcon} name="Write about it">
            An empty page
          </LinkRow>
          <LinkRow
            link={<Link to={paths.letters.to()} />}
            icon={MailOpenIcon}
            name="Write a letter"
          >
            To anyone you want
          </LinkRow>
          <LinkRow link={<Link to={paths.safety.to()} />} icon={LifeBuoyIcon} name="Right now">
            If it is too much: breathing, grounding and people to call
          </LinkRow>
        </LinkRows>
        {day.kind !== 'court' && (
          <p className={styles.soft}>You do not have to do anything special.</p>
        )}
      </section>
      {toCalendar && (
        <section className={styles.part} aria-label="Your calendar">
          <p className={styles.soft}>
            In your calendar it is called “A quiet day”, and nothing else about it is written there.
            To take it out again, delete it there.
          </p>
          <div>
            <Button variant="secondary" size="small" onClick={toCalendar}>
              <Icon as={CalendarDaysIcon} />
              Add to your calendar
            </Button>
          </div>
        </section>
      )}
      <div className={styles.buttons}>
        <Button asChild variant="secondary">
          <Link to={changeAddress(day.id)}>Change</Link>
        </Button>
        <Button variant="danger-quiet" onClick={() => void remove()}>
          Remove
        </Button>
      </div>
    </div>
  );
}
