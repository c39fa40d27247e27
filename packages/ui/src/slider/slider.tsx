import { type ComponentProps, type ReactNode, useId, useMemo } from 'react';
import { classNames } from '../class-names.ts';
import tones from '../emotion/emotion.module.css';
import type { EmotionMark } from '../emotion/emotion-mark.ts';
import styles from './slider.module.css';
import { field, plainTrack, stopsAt, swellTrack } from './track.ts';

export type SliderProps = Omit<
  ComponentProps<'input'>,
  'type' | 'value' | 'defaultValue' | 'min' | 'max' | 'step' | 'onChange'
> & {
  /** The accessible name, shown above the track. */
  label: ReactNode;
  /** The value in words, shown beside the label and read out instead of the number. */
  valueText: string;
  /** The lowest value. */
  min: number;
  /** The highest value. */
  max: number;
  /** The distance between two values: 1 when not given. */
  step?: number | undefined;
  /** The value now. */
  value: number;
  /** Called with the new value. */
  onValueChange: (value: number) => void;
  /** The texts under the two ends of the track. */
  ends?: readonly [string, string] | undefined;
  /** Shows the chosen part and the value in an emotion's colour. */
  mark?: EmotionMark | undefined;
  /** `swell` is for a scale of a few stops, `plain` for an amount such as a volume. Without it the number of stops decides. */
  track?: 'swell' | 'plain' | undefined;
};

/**
 * A value on a scale, chosen by dragging. A native range input is underneath, so that arrow, Page, Home and End keys
 * work, and assistive technology reads the value in words.
 */
export function Slider({
  label,
  valueText,
  min,
  max,
  step = 1,
  value,
  onValueChange,
  ends,
  mark,
  track,
  id: givenId,
  className,
  ...rest
}: SliderProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const stops = Math.round((max - min) / step) + 1;
  const kind = track ?? (stops <= 10 ? 'swell' : 'plain');
  return (
    <div className={classNames(styles.slider, tones.tones, className)} data-emotion={mark}>
      <div className={styles.head}>
        <label htmlFor={id}>{label}</label>
        <span className={styles.value} aria-hidden="true">
          {valueText}
        </span>
      </div>
      <div className={styles.track}>
        <Track kind={kind} share={max > min ? (value - min) / (max - min) : 0} stops={stops} />
        <input
          {...rest}
          {...{ id, min, max, step, value }}
          type="range"
          className={styles.input}
          aria-valuetext={valueText}
          onChange={(event) => onValueChange(event.target.valueAsNumber)}
        />
      </div>
      {ends && (
        <div className={styles.ends} aria-hidden="true">
          <span>{ends[0]}</span>
          <span>{ends[1]}</span>
        </div>
      )}
    </div>
  );
}

type TrackProps = { kind: 'swell' | 'plain'; share: number; stops: number };

function Track({ kind, share, stops }: TrackProps) {
  const draw = kind === 'swell' ? swellTrack : plainTrack;
  const whole = useMemo(() => draw(), [draw]);
  const passed = useMemo(() => draw(share), [draw, share]);
  return (
    <svg
      viewBox={`0 0 ${field.width} ${field.height}`}
      className={styles.drawing}
      aria-hidden="true"
      focusable="false"
    >
      <path d={whole} className={styles.ahead} />
      <path d={passed} className={styles.passed} />
      {kind === 'swell' &&
        stopsAt(stops).map((x) => (
          <circle key={x} cx={x} cy={44} r={1.8} className={styles.stop} />
        ))}
    </svg>
  );
}
