import { useMemo } from 'react';
import styles from './player.module.css';
import { box, strokesOf } from './waveform-strokes.ts';

type WaveformProps = {
  /** 0–100, from the first to the last. */
  peaks: readonly number[];
  /** How many of them have been heard. */
  passed: number;
};

/** How a recording looks. Its words are beside it: this is for the eye only. */
export function Waveform({ peaks, passed }: WaveformProps) {
  const heard = Math.round(passed);
  const whole = useMemo(() => strokesOf(peaks), [peaks]);
  const before = useMemo(() => strokesOf(peaks, heard), [peaks, heard]);
  return (
    <svg
      viewBox={`0 0 ${box.width} ${box.height}`}
      preserveAspectRatio="none"
      className={styles.waveform}
      aria-hidden="true"
      focusable="false"
    >
      <path d={whole} className={styles.ahead} />
      <path d={before} className={styles.passed} />
    </svg>
  );
}
