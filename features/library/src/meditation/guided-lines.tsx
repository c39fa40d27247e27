import { Link } from '@mooring/contract/router';
import { Button, Icon } from '@mooring/ui';
import { Chip, Pacer, PauseIcon, PlayIcon, Volume2Icon } from '@mooring/ui/bundled';
import styles from './meditation.module.css';
import type { Guided } from './use-guided.ts';

/** The line that stands now over a light to breathe with, and the few things one may want to press. */
export function GuidedLines({ lines, guided }: { lines: readonly string[]; guided: Guided }) {
  const line = guided.line ?? 0;
  return (
    <div className={styles.guided}>
      <Pacer paused={!guided.playing} />
      <p className={styles.line} role="status">
        {lines[line]}
      </p>
      <p className={styles.place}>
        Line {line + 1} of {lines.length}
      </p>
      <div className={styles.controls}>
        {guided.isLast ? (
          <Button asChild wide>
            <Link to={{ search: '' }}>Close</Link>
          </Button>
        ) : (
          <Button wide onClick={guided.togglePause}>
            <Icon as={guided.playing ? PauseIcon : PlayIcon} size="small" />
            {guided.playing ? 'Pause' : 'Go on'}
          </Button>
        )}
        <div className={styles.steps}>
          <Button
            variant="quiet"
            size="small"
            disabled={line === 0}
            onClick={() => guided.go(line - 1)}
          >
            Back a line
          </Button>
          <Button
            variant="quiet"
            size="small"
            disabled={guided.isLast}
            onClick={() => guided.go(line + 1)}
          >
            Next line
          </Button>
          {guided.voice.available && (
            <Chip pressed={guided.voice.on} onPressedChange={guided.voice.toggle}>
              <Icon as={Volume2Icon} size="small" />
              Read to me
            </Chip>
          )}
        </div>
        <p className={styles.place} role="status">
          {guided.voice.silent &&
            'This browser has no voice to read with. The lines go on by themselves.'}
        </p>
      </div>
    </div>
  );
}
