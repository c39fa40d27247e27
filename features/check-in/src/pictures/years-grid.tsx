import { emotionName } from '@mooring/data';
import { scaleBand } from '@visx/scale';
import type { Year } from './calendar-facts.ts';
import { checkIns } from './calendar-words.ts';
import { EmotionSpot } from './emotion-spot.tsx';
import styles from './picture.module.css';
import * as strings from './strings.ts';

type YearsGridProps = { years: readonly Year[]; width: number; rem: number; today: string };

/** Years as rows of twelve months. */
export function YearsGrid({ years, width, rem, today }: YearsGridProps) {
  const names = rem * 2.6;
  const head = rem * 1.5;
  const column = (width - names) / 12;
  const spot = Math.max(0, Math.min(column - 2, rem * 2.25));
  const row = spot + rem * 0.75;
  const x = scaleBand({ domain: Array.from({ length: 12 }, (_, m) => m), range: [names, width] });
  const y = scaleBand({
    domain: years.map(({ year }) => year),
    range: [head, head + years.length * row],
  });
  return (
    <svg
      role="img"
      aria-label={strings.calendarOfYears}
      className={styles.drawing}
      width={width}
      height={head + years.length * row}
    >
      {[...'JFMAMJJASOND'].map((letter, month) => (
        <text
          key={month}
          className={styles.label}
          x={(x(month) ?? 0) + column / 2}
          y={rem}
          textAnchor="middle"
        >
          {letter}
        </text>
      ))}
      {years.map(({ year, months }) => {
        const middle = (y(year) ?? 0) + row / 2;
        return (
          <g key={year}>
            <text className={styles.number} x={0} y={middle + rem * 0.3}>
              {year}
            </text>
            {months.map(({ month, label, count, emotion }, index) => {
              const at = (x(index) ?? 0) + column / 2;
              return emotion ? (
                <EmotionSpot
                  key={month}
                  emotion={emotion}
                  x={at}
                  y={middle}
                  radius={spot / 2}
                  label={strings.mostOftenLabel(label, checkIns(count), emotionName(emotion))}
                />
              ) : (
                <circle
                  key={month}
                  className={styles.blank}
                  data-ahead={month > today.slice(0, 7) || undefined}
                  cx={at}
                  cy={middle}
                  r={1.5}
                />
              );
            })}
          </g>
        );
      })}
    </svg>
  );
}
