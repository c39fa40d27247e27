import { type CheckInWithoutNotes, emotionName } from '@mooring/data';
import { scaleBand, scaleLinear } from '@visx/scale';
import { Bar } from '@visx/shape';
import type { Period } from '../history/period.ts';
import { breakdownOf } from './breakdown-facts.ts';
import { checkIns } from './calendar-words.ts';
import { EmotionSpot } from './emotion-spot.tsx';
import styles from './picture.module.css';
import { Picture } from './picture.tsx';
import * as strings from './strings.ts';
import { tonesOf } from './tones.ts';
import { useSize } from './use-size.ts';

/** How often each emotion was named. */
export function BreakdownPicture({
  felt,
  period,
}: {
  felt: readonly CheckInWithoutNotes[];
  period: Period;
}) {
  const [room, { width, rem }] = useSize<HTMLDivElement>();
  const named = breakdownOf(felt);
  const row = rem * 3.4;
  const radius = rem * 1.125;
  const start = radius * 2 + rem * 0.75;
  const y = scaleBand({
    domain: named.map(({ emotion }) => emotion),
    range: [0, named.length * row],
  });
  const x = scaleLinear({
    domain: [0, Math.max(1, ...named.map(({ count }) => count))],
    range: [0, Math.max(0, width - start)],
  });
  return (
    <Picture
      title={strings.whatWasNamed}
      summary={`${period.label}: ${checkIns(felt.length)}.`}
      table={{
        head: [strings.emotion, strings.timesNamed],
        rows: named.map(({ emotion, count }) => [emotionName(emotion), String(count)]),
      }}
    >
      <div ref={room}>
        <svg
          role="img"
          aria-label={strings.howOftenEachEmotion}
          className={styles.drawing}
          width={width}
          height={named.length * row}
        >
          {named.map(({ emotion, count }) => {
            const top = y(emotion) ?? 0;
            return (
              <g key={emotion} style={tonesOf(emotion)}>
                <EmotionSpot emotion={emotion} x={radius} y={top + row / 2} radius={radius} />
                <text className={styles.name} x={start} y={top + row / 2 - rem * 0.15}>
                  {emotionName(emotion)}
                </text>
                <text
                  className={styles.count}
                  x={width}
                  y={top + row / 2 - rem * 0.15}
                  textAnchor="end"
                >
                  {count}
                </text>
                <Bar
                  className={styles.bar ?? ''}
                  x={start}
                  y={top + row / 2 + rem * 0.3}
                  width={Math.max(6, x(count))}
                  height={6}
                  rx={3}
                />
              </g>
            );
          })}
        </svg>
      </div>
    </Picture>
  );
}
