import { Button, Icon } from '@mooring/ui';
import { BellIcon, Chip, PauseIcon, PlayIcon, ProgressDots } from '@mooring/ui/bundled';
import { useCallback, useState } from 'react';
import { CloseRoom, QuietRoom } from '../room/quiet-room.tsx';
import { formatProgress } from './format-progress.ts';
import { RitualAid } from './ritual-aid.tsx';
import styles from './ritual-run.module.css';
import type { Ritual } from './rituals.ts';
import * as strings from './strings.ts';
import { type RitualRun, useRitualRun } from './use-ritual-run.ts';

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
  const [burnt, setBurnt] = useState(false);
  // At the bowl the fire has the one filled button, until there is ash.
  const atBowl = aid?.kind === 'bowl' && text.trim() !== '' && !burnt;
  return (
    <QuietRoom
      title={ritual.title}
      awake={!run.paused}
      close={<CloseRoom to={`?ritual=${ritual.id}`} />}
      controls={
        <>
          {run.isLast ? (
            <Button wide busy={busy} onClick={() => onComplete(ritual)}>
              {strings.completeRitual}
            </Button>
          ) : (
            <Button
              wide
              variant={atBowl ? 'quiet' : 'primary'}
              onClick={() => run.go(run.step + 1)}
            >
              {strings.nextStep}
            </Button>
          )}
          {run.step > 0 && (
            <Button wide variant="quiet" onClick={() => run.go(run.step - 1)}>
              {strings.back}
            </Button>
          )}
          <RunTools run={run} duration={ritual.duration} />
        </>
      }
    >
      <ProgressDots total={ritual.steps.length} current={run.step + 1} />
      <p className={styles.step} role="status">
        {ritual.steps[run.step]}
      </p>
      {aid && (
        <RitualAid
          aid={aid}
          paper={{ text, write }}
          paused={run.paused}
          onAsh={() => setBurnt(true)}
        />
      )}
    </QuietRoom>
  );
}

function RunTools({ run, duration }: { run: RitualRun; duration: string }) {
  return (
    <div className={styles.tools}>
      <span className={styles.time}>{formatProgress(run.seconds, duration)}</span>
      <Button variant="quiet" size="small" onClick={run.togglePause}>
        <Icon as={run.paused ? PlayIcon : PauseIcon} size="small" />
        {run.paused ? strings.goOn : strings.pause}
      </Button>
      <Chip pressed={run.bell} onPressedChange={run.toggleBell}>
        <Icon as={BellIcon} size="small" />
        {strings.bellAtEachStep}
      </Chip>
    </div>
  );
}
