import { intensityLabels } from '@mooring/data';
import { scaleLinear, scaleTime } from '@visx/scale';
import { LinePath } from '@visx/shape';
import { addDays, format, parseISO } from 'date-fns';
import styles from './picture.module.css';
import type { StrengthFacts, StrengthPoint } from './strength-facts.ts';
import { ticksBetween } from './time-ticks.ts';

type StrengthLineProps = { facts: StrengthFacts; width: number; rem: number };

export function StrengthLine({ facts, width, rem }: StrengthLineProps) {
  const { from, to, points, runs, trend } = facts;
  const step = rem * 2.9;
  const top = rem * 1.5;
  const bottom = top + step * (intensityLabels.length - 1);
  const height = bottom + rem * 2;
  const edge = rem * 0.5;
  const x = scaleTime({
    domain: [parseISO(from), addDays(parseISO(to), 1)],
    range: [edge, width - edge],
  });
  const y = scaleLinear({ domain: [0, intensityLabels.length - 1], range: [bottom, top] });
  const atX = ({ at }: StrengthPoint) => x(parseISO(at));
  const atY = ({ strength }: StrengthPoint) => y(strength);
  return (
    <svg
      role="img"
      aria-label="How strong it was, over time"
      className={styles.drawing}
      width={width}
      height={height}
    >
      {intensityLabels.map((name, strength) => (
        <g key={name}>
          <line className={styles.rule} x1={0} x2={width} y1={y(strength)} y2={y(strength)} />
          <text className={styles.label} x={0} y={y(strength) - rem * 0.3}>
            {name}
          </text>
        </g>
      ))}
      {ticksBetween(from, to, Math.floor(width / (rem * 4.5))).map(({ at, label }, index) => (
        <text
          key={at}
          className={styles.label}
          x={index === 0 ? 0 : x(parseISO(at))}
          y={height - rem * 0.4}
          textAnchor={index === 0 ? 'start' : 'middle'}
        >
          {label}
        </text>
      ))}
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
        <circle key={point.at} className={styles.dot} cx={atX(point)} cy={atY(point)} r={3.5}>
          <title>{format(parseISO(point.at), 'MMMM d, yyyy')}</title>
        </circle>
      ))}
    </svg>
  );
}
