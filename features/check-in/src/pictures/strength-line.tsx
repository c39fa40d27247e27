import { fullDate, readDate } from '@mooring/contract';
import { intensityLabels } from '@mooring/data';
import { scaleLinear, scaleTime } from '@visx/scale';
import { LinePath } from '@visx/shape';
import { addDays } from 'date-fns';
import styles from './picture.module.css';
import type { StrengthFacts, StrengthPoint } from './strength-facts.ts';
import * as strings from './strings.ts';
import { ticksBetween } from './time-ticks.ts';

type StrengthLineProps = { facts: StrengthFacts; width: number; rem: number };

export function StrengthLine({ facts, width, rem }: StrengthLineProps) {
  const { from, to, points, runs, trend } = facts;
  const last = intensityLabels.length - 1;
  // Beside the line where there is room for every name; else only the ends are named, above it and below.
  const roomy = width > rem * 30;
  const left = roomy ? rem * 9 : 0;
  const top = rem * (roomy ? 0.75 : 1.5);
  const bottom = top + rem * 2.9 * last;
  const height = bottom + rem * (roomy ? 2 : 3.25);
  const edge = rem * 0.5;
  const x = scaleTime({
    domain: [readDate(from), addDays(readDate(to), 1)],
    range: [left + edge, width - edge],
  });
  const y = scaleLinear({ domain: [0, last], range: [bottom, top] });
  const small = points.length > 1 && (width - left) / points.length < 9;
  const atX = ({ at }: StrengthPoint) => x(readDate(at));
  const atY = ({ strength }: StrengthPoint) => y(strength);
  return (
    <svg
      role="img"
      aria-label={strings.howStrongOverTime}
      className={styles.drawing}
      width={width}
      height={height}
    >
      {intensityLabels.map((name, strength) => (
        <g key={name}>
          <line className={styles.rule} x1={left} x2={width} y1={y(strength)} y2={y(strength)} />
          {(roomy || strength === 0 || strength === last) && (
            <text
              className={styles.label}
              x={0}
              y={y(strength) + rem * (roomy ? 0.3 : strength === 0 ? 1.1 : -0.4)}
            >
              {name}
            </text>
          )}
        </g>
      ))}
      {ticksBetween(from, to, Math.floor((width - left) / (rem * 4.5))).map(
        ({ at, label }, index) => (
          <text
            key={at}
            className={styles.label}
            x={index === 0 ? Math.max(left, x(readDate(at)) - edge) : x(readDate(at))}
            y={height - rem * 0.4}
            textAnchor={index === 0 ? 'start' : 'middle'}
          >
            {label}
          </text>
        ),
      )}
      {trend.map((run) => (
        <LinePath
          key={run[0]?.at ?? ''}
          className={styles.trend ?? ''}
          data={run}
          x={atX}
          y={atY}
        />
      ))}
      {runs.map((run) => (
        <LinePath key={run[0]?.at ?? ''} className={styles.line ?? ''} data={run} x={atX} y={atY} />
      ))}
      {points.map((point) => (
        <circle
          key={point.at}
          className={styles.dot}
          cx={atX(point)}
          cy={atY(point)}
          r={small ? 2.25 : 3.5}
        >
          <title>{fullDate(readDate(point.at))}</title>
        </circle>
      ))}
    </svg>
  );
}
