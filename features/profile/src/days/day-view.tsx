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
import * as strings from './strings.ts';
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
    phase.daysUntil === null ? strings.thisDayHasNoDate : '',
  ];
  return (
    <div className={styles.stack}>
      <div>
        <p className={styles.words}>{about.filter((text) => text !== '').join(' ')}</p>
        <p className={styles.soft}>
          {kindNames[day.kind]}
          {person ? `, ${person.name}` : ''}
          {`. ${isShownAsHard(day) ? strings.markedAsHard : ''}`.trimEnd()}
        </p>
      </div>
      <DayPlan plan={day.plan} />
      <section className={styles.part} aria-label={strings.whatYouCanDo}>
        <h2>{strings.whatYouCanDo}</h2>
        <LinkRows>
          <LinkRow
            link={<Link to={paths.write.to()} />}
            icon={FeatherIcon}
            name={strings.writeAboutIt}
          >
            {strings.anEmptyPage}
          </LinkRow>
          <LinkRow
            link={<Link to={paths.letters.to()} />}
            icon={MailOpenIcon}
            name={strings.writeALetter}
          >
            {strings.toAnyoneYouWant}
          </LinkRow>
          <LinkRow
            link={<Link to={paths.safety.to()} />}
            icon={LifeBuoyIcon}
            name={strings.rightNow}
          >
            {strings.ifItIsTooMuchBreathing}
          </LinkRow>
        </LinkRows>
        {day.kind !== 'court' && <p className={styles.soft}>{strings.youDoNotHaveToDo}</p>}
      </section>
      {toCalendar && (
        <section className={styles.part} aria-label={strings.yourCalendar}>
          <p className={styles.soft}>{strings.inYourCalendar}</p>
          <div>
            <Button variant="secondary" size="small" onClick={toCalendar}>
              <Icon as={CalendarDaysIcon} />
              {strings.addToYourCalendar}
            </Button>
          </div>
        </section>
      )}
      <div className={styles.buttons}>
        <Button asChild variant="secondary">
          <Link to={changeAddress(day.id)}>{strings.change}</Link>
        </Button>
        <Button variant="danger-quiet" onClick={() => void remove()}>
          {strings.remove}
        </Button>
      </div>
    </div>
  );
}
