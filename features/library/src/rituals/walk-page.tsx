import { Button, Icon } from '@mooring/ui';
import { BellIcon, Chip, PauseIcon, PlayIcon, ProgressDots } from '@mooring/ui/bundled';
import { useCallback, useState } from 'react';
import { OpenedPage } from '../opened-page.tsx';
import type { Ritual } from './rituals.ts';
import { useWalk } from './use-walk.ts';
import styles from './walk.module.css';
import { WalkAid } from './walk-step.tsx';
import { walkedWords } from './walked-words.ts';

/** A ritual one step at a time. Nothing hurries: the time is shown and waits for nobody. */
export function WalkPage({
  ritual,
  busy,
  onComplete,
}: {
  ritual: Ritual;
  busy: boolean;
  onComplete(ritual: Ritual): void;
}) {
  const walk = useWalk(ritual);
  const [words, setWords] = useState('');
  const write = useCallback((next: string) => setWords(next), []);
  const aid = ritual.aids?.[walk.step];
  return (
    <OpenedPage title={ritual.title} back="← All steps" backTo={`?ritual=${ritual.id}`}>
      <div className={styles.walk}>
        <ProgressDots total={ritual.steps.length} current={walk.step + 1} />
        <p className={styles.step} role="status">
          {ritual.steps[walk.step]}
        </p>
        {aid && <WalkAid aid={aid} paper={{ words, write }} paused={walk.paused} />}
        <div className={styles.on}>
          {walk.isLast ? (
            <Button wide busy={busy} onClick={() => onComplete(ritual)}>
              Complete Ritual
            </Button>
          ) : (
            <Button wide onClick={() => walk.go(walk.step + 1)}>
              Next step
            </Button>
          )}
          {walk.step > 0 && (
            <Button wide variant="quiet" onClick={() => walk.go(walk.step - 1)}>
              Back
            </Button>
          )}
        </div>
        <div className={styles.tools}>
          <span className={styles.time}>{walkedWords(walk.seconds, ritual.duration)}</span>
          <Button variant="quiet" size="small" onClick={walk.togglePause}>
            <Icon as={walk.paused ? PlayIcon : PauseIcon} size="small" />
            {walk.paused ? 'Go on' : 'Pause'}
          </Button>
          <Chip pressed={walk.bell} onPressedChange={walk.toggleBell}>
            <Icon as={BellIcon} size="small" />
            Bell at each step
          </Chip>
        </div>
      </div>
    </OpenedPage>
  );
}
