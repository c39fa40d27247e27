import { Button, Icon } from '@mooring/ui';
import { BellIcon, Chip, PauseIcon, PlayIcon, ProgressDots } from '@mooring/ui/bundled';
import { useCallback, useState } from 'react';
import { OpenedPage } from '../opened-page.tsx';
import { formatProgress } from './format-progress.ts';
import { RitualAid } from './ritual-aid.tsx';
import styles from './ritual-run.module.css';
import type { Ritual } from './rituals.ts';
import { useRitualRun } from './use-ritual-run.ts';

/** A ritual one step at a time. Nothing hurries: the time is shown and waits for nobody. */
export function RitualRunPage({
  ritual,
  busy,
  onComplete,
}: {
  ritual: Ritual;
  busy: boolean;
  onComplete(ritual: Ritual): void;
}) {
  const run = useRitualRun(ritual);
  const [text, setText] = useState('');
  const write = useCallback((next: string) => setText(next), []);
  const aid = ritual.aids?.[run.step];
  return (
    <OpenedPage title={ritual.title} back="← All steps" backTo={`?ritual=${ritual.id}`}>
      <div className={styles.walk}>
        <ProgressDots total={ritual.steps.length} current={run.step + 1} />
        <p className={styles.step} role="status">
          {ritual.steps[run.step]}
        </p>
        {aid && <RitualAid aid={aid} paper={{ text, write }} paused={run.paused} />}
        <div className={styles.on}>
          {run.isLast ? (
            <Button wide busy={busy} onClick={() => onComplete(ritual)}>
              Complete Ritual
            </Button>
          ) : (
            <Button wide onClick={() => run.go(run.step + 1)}>
              Next step
            </Button>
          )}
          {run.step > 0 && (
            <Button wide variant="quiet" onClick={() => run.go(run.step - 1)}>
              Back
            </Button>
          )}
        </div>
        <div className={styles.tools}>
          <span className={styles.time}>{formatProgress(run.seconds, ritual.duration)}</span>
          <Button variant="quiet" size="small" onClick={run.togglePause}>
            <Icon as={run.paused ? PlayIcon : PauseIcon} size="small" />
            {run.paused ? 'Go on' : 'Pause'}
          </Button>
          <Chip pressed={run.bell} onPressedChange={run.toggleBell}>
            <Icon as={BellIcon} size="small" />
            Bell at each step
          </Chip>
        </div>
      </div>
    </OpenedPage>
  );
}
