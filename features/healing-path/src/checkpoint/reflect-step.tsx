import { Button } from '@mooring/ui';
import { cutText } from '../path/cut-text.ts';
import styles from './checkpoint.module.css';
import * as strings from './strings.ts';
import type { CheckpointFlow } from './use-checkpoint.ts';

const previewLength = 200;

export function ReflectStep({ flow }: { flow: CheckpointFlow }) {
  return (
    <>
      <blockquote className={styles.preview}>
        {cutText(flow.response ?? '', previewLength)}
      </blockquote>
      <p className={styles.soft}>{strings.healingIsntLinear}</p>
      <Button wide busy={flow.busy} onClick={flow.next}>
        {strings.completeCheckpoint}
      </Button>
      <Button wide variant="quiet" onClick={flow.back}>
        {strings.back}
      </Button>
    </>
  );
}
