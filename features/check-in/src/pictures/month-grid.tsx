import { fullDay, readDate } from '@mooring/contract';
import { scaleBand } from '@visx/scale';
import type { Day, Month } from './calendar-facts.ts';
import { felts } from './calendar-words.ts';
import { EmotionSpot } from './emotion-spot.tsx';
import styles from './picture.module.css';
import * as strings from './strings.ts';

type MonthGridProps = {
  month: Month;
  /** Room in px. */
  width: number;
  rem: number;
  today: string;
  /** The names of the weekdays in their order, one letter each; left out in a small month. */
  weekdays?: readonly string[];
};

/** A month in weeks. A day is what was named first on it; a dot beneath says that there was more. */
export function MonthGrid({ month, width, rem, today, weekdays }: MonthGridProps) {
  const weeks = Math.ceil((month.before + month.days.length) / 7);
  const roomy = weekdays !== undefined;
  const column = width / 7;
  const number = roomy ? rem * 1.05 : 0;
  const head = roomy ? rem * 1.5 : 0;
  // The place may be a pixel wide for a moment, while it is laid out.
  const spot = Math.max(0, Math.min(column - (roomy ? 8 : 3), rem * 2.5));
  const week = number + spot + (roomy ? rem * 0.75 : 3);
  const x = scaleBand({ domain: [0, 1, 2, 3, 4, 5, 6], range: [0, width] });
  const y = scaleBand({
    domain: Array.from({ length: weeks }, (_, index) => index),
    range: [head, head + weeks * week],
  });
  return (
    <svg
      role="img"
      aria-label={strings.calendarOfLabel(month.label)}
      className={styles.drawing}
      width={width}
      height={head + weeks * week}
    >
      {weekdays?.map((name, index) => (
        <text
          key={name}
          className={styles.label}
          x={(x(index) ?? 0) + column / 2}
          y={rem}
          textAnchor="middle"
        >
          {name.slice(0, 1)}
        </text>
      ))}
      {month.days.map((day, index) => {
        const cell = month.before + index;
        return (
          <DayCell
            key={day.day}
            day={day}
            x={(x(cell % 7) ?? 0) + column / 2}
            y={y(Math.floor(cell / 7)) ?? 0}
            number={number}
            radius={spot / 2}
            today={day.day === today}
            ahead={day.day > today}
          />
        );
      })}
    </svg>
  );
}

type DayCellProps = {
  day: Day;
  x: number;
  y: number;
  /** Height of the day's number; 0 leaves it out. */
  number: number;
  radius: number;
  today: boolean;
  ahead: boolean;
};

function DayCell({ day, x, y, number, radius, today, ahead }: DayCellProps) {
  const [first, ...more] = day.felt;
  const middle = y + number + radius;
  return (
    <g>
      {number > 0 && (
        <text
          className={styles.number}
          data-today={today || undefined}
          data-ahead={ahead || undefined}
          x={x}
          y={y + number * 0.72}
          textAnchor="middle"
        >
          {Number(day.day.slice(8))}
        </text>
      )}
      {first ? (
        <EmotionSpot
          emotion={first.emotion}
          x={x}
          y={middle}
          radius={radius}
          label={`${fullDay(readDate(day.day))}: ${felts(day.felt)}`}
        />
      ) : (
        <circle
          className={styles.blank}
          data-ahead={ahead || undefined}
          cx={x}
          cy={middle}
          r={1.5}
        />
      )}
      {today && <circle className={styles.today} cx={x} cy={middle} r={radius + 1.5} />}
      {more.length > 0 && number > 0 && (
        <circle className={styles.more} cx={x} cy={middle + radius + 4.5} r={2} />
      )}
    </g>
  );
}
