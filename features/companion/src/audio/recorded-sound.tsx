import type { Recording } from '@mooring/data';
import { Icon, IconButton } from '@mooring/ui';
import { clockText, PauseIcon, PlayIcon } from '@mooring/ui/bundled';
import styles from './audio.module.css';
import * as strings from './strings.ts';
import { useRecordedSound } from './use-recorded-sound.ts';

/** A recorded message to listen to again. */
export function RecordedSound({ recording }: { recording: Recording }) {
  const { playing, toggle } = useRecordedSound(recording);
  return (
    <div className={styles.sound}>
      <IconButton label={playing ? strings.pauseRecording : strings.playRecording} onClick={toggle}>
        <Icon as={playing ? PauseIcon : PlayIcon} />
      </IconButton>
      <svg
        className={styles.shape}
        viewBox="0 0 96 20"
        preserveAspectRatio="none"
        aria-hidden="true"
        focusable="false"
      >
        <path d={shapeOf(recording.peaks)} />
      </svg>
      <span className={styles.time}>{clockText(recording.durationMs)}</span>
    </div>
  );
}

const bars = 32;

/** As many strokes for every length, each as high as its loudest moment. */
function shapeOf(peaks: readonly number[]): string {
  return Array.from({ length: bars }, (_, bar) => {
    const part = peaks.slice(
      Math.floor((bar * peaks.length) / bars),
      Math.max(
        Math.floor(((bar + 1) * peaks.length) / bars),
        Math.floor((bar * peaks.length) / bars) + 1,
      ),
    );
    const half = Math.max(0.6, (Math.max(0, ...part) / 100) * 9);
    const x = bar * 3 + 1.5;
    return `M${x} ${(10 - half).toFixed(1)}V${(10 + half).toFixed(1)}`;
  }).join('');
}
