import { Button } from '@mooring/ui';
import { cutText } from '../path/cut-text.ts';
import styles from './checkpoint.module.css';
import type { CheckpointFlow } from './use-checkpoint.ts';

const previewLength = 200;

export function ReflectStep({ flow }: { flow: CheckpointFlow }) {
  return (
    <>
      <blockquote className={styles.preview}>
        {cutText(flow.response ?? '', previewLength)}
      </blockquote>
      <p className={styles.soft}>
        Healing isn't linear. You may come back to this in a week and see something else in it. You
        can always change what you wrote.
      </p>
      <Button wide busy={flow.busy} onClick={flow.next}>
        Complete Checkpoint
      </Button>
      <Button wide variant="quiet" onClick={flow.back}>
        Back
      </Button>
    </>
  );
}
