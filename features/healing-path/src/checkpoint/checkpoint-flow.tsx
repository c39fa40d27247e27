import type { Checkpoint, HealingPath, Muted } from '@mooring/data';
import { Page } from '@mooring/ui';
import { ProgressDots, useFocusOnChange } from '@mooring/ui/bundled';
import { unmuted } from '../path/unmuted.ts';
import styles from './checkpoint.module.css';
import { CompleteStep } from './complete-step.tsx';
import { ReflectStep } from './reflect-step.tsx';
import * as strings from './strings.ts';
import { useCheckpoint } from './use-checkpoint.ts';
import { WriteStep } from './write-step.tsx';

export function CheckpointFlow({
  path,
  checkpoint,
  hides,
}: {
  path: HealingPath;
  checkpoint: Checkpoint;
  hides: Muted['hides'];
}) {
  const flow = useCheckpoint(path, checkpoint);
  const shown = unmuted(checkpoint, hides);
  const heading = useFocusOnChange<HTMLHeadingElement>(flow.step);
  const titles = [shown.title, strings.reflectOnYourProcess, strings.checkpointComplete];
  return (
    <Page layout="column">
      <div className={styles.flow}>
        <ProgressDots total={3} current={flow.step} label={strings.stepOf3Step(flow.step)} />
        <h1 ref={heading} tabIndex={-1}>
          {titles[flow.step - 1]}
        </h1>
        {flow.step === 1 && (
          <WriteStep
            checkpoint={checkpoint}
            description={shown.description}
            vision={path.visionOfHealing}
            flow={flow}
          />
        )}
        {flow.step === 2 && <ReflectStep flow={flow} />}
        {flow.step === 3 && <CompleteStep checkpoint={shown} flow={flow} />}
      </div>
    </Page>
  );
}
