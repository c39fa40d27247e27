import { fullDate, readDate } from '@mooring/contract';
import { type CheckInWithoutNotes, emotionName } from '@mooring/data';
import type { Period } from '../history/period.ts';
import { type Month, monthsOf, yearsOf } from './calendar-facts.ts';
import { checkIns, felts } from './calendar-words.ts';
import { Legend } from './legend.tsx';
import { MonthGrid } from './month-grid.tsx';
import styles from './picture.module.css';
import { Picture } from './picture.tsx';
import * as strings from './strings.ts';
import { useSize } from './use-size.ts';
import { weekdayNames, weekStart } from './weekdays.ts';
import { YearsGrid } from './years-grid.tsx';

type CalendarProps = { felt: readonly CheckInWithoutNotes[]; period: Period; today: string };

/** The days of a period, each in the colour and with the mark of what was named on it. */
export function CalendarPicture({ felt, period, today }: CalendarProps) {
  if (period.span === 'all') return <YearsPicture felt={felt} today={today} />;
  const months = monthsOf(felt, period, weekStart());
  const days = months.flatMap((month) => month.days).filter(({ felt: held }) => held.length > 0);
  return (
    <Picture
      title={strings.calendar}
      summary={strings.checkInsOnDays(period.label, checkIns(felt.length), days.length)}
      table={{
        head: [strings.day, strings.whatWasNamed],
        rows: days.map(({ day, felt: held }) => [fullDate(readDate(day)), felts(held)]),
      }}
    >
      <Months months={months} span={period.span} today={today} />
      <Legend felt={felt} />
    </Picture>
  );
}

type MonthsProps = { months: readonly Month[]; span: Period['span']; today: string };

function Months({ months, span, today }: MonthsProps) {
  const [room, { width, rem }] = useSize<HTMLDivElement>();
  const gap = rem * 1.25;
  const beside = span === 'month' ? 1 : Math.min(3, Math.max(1, Math.floor(width / (rem * 9))));
  const each = (width - gap * (beside - 1)) / beside;
  return (
    <div ref={room} className={styles.months} data-span={span} style={{ columnGap: gap }}>
      {months.map((month) => (
        <div key={month.month} style={{ inlineSize: each }}>
          {span !== 'month' && (
            <p className={styles.month}>
              {span === 'year' ? month.label.split(' ')[0] : month.label}
            </p>
          )}
          <MonthGrid
            month={month}
            width={each}
            rem={rem}
            today={today}
            {...(span === 'month' ? { weekdays: weekdayNames() } : {})}
          />
        </div>
      ))}
    </div>
  );
}

function YearsPicture({ felt, today }: Omit<CalendarProps, 'period'>) {
  const [room, { width, rem }] = useSize<HTMLDivElement>();
  const years = yearsOf(felt);
  const held = years.toReversed().flatMap(({ months }) => months.filter(({ count }) => count > 0));
  return (
    <Picture
      title={strings.calendar}
      summary={strings.checkInsInMonths(checkIns(felt.length), held.length)}
      table={{
        head: [strings.month, strings.checkIns, strings.namedMostOften],
        rows: held.map(({ label, count, emotion }) => [
          label,
          String(count),
          emotion ? emotionName(emotion) : '',
        ]),
      }}
    >
      <div ref={room}>
        <YearsGrid years={years} width={width} rem={rem} today={today} />
      </div>
      <Legend felt={felt} />
    </Picture>
  );
}
