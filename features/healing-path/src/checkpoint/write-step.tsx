import { paths } from '@mooring/contract';
import { Link } from '@mooring/contract/router';
import type { Checkpoint } from '@mooring/data';
import { Button, Skeleton, TextArea } from '@mooring/ui';
import { promptFor } from '../path/prompts.ts';
import styles from './checkpoint.module.css';
import * as strings from './strings.ts';
import type { CheckpointFlow } from './use-checkpoint.ts';

type WriteStepProps = {
  checkpoint: Checkpoint;
  /** Its description, without what is not to be brought up. */
  description: string;
  flow: CheckpointFlow;
};

export function WriteStep({ checkpoint, description, flow }: WriteStepProps) {
  const prompt = promptFor(checkpoint.title);
  return (
    <>
      <p className={styles.soft}>{description}</p>
      {flow.response === null ? (
        <Skeleton lines={6} />
      ) : (
        <TextArea
          label={prompt.text}
          placeholder={prompt.placeholder}
          rows={10}
          value={flow.response}
          onChange={(event) => flow.write(event.target.value)}
        />
      )}
      <Button wide busy={flow.busy} onClick={flow.next}>
        {strings.continueLabel}
      </Button>
      <Button asChild wide variant="quiet">
        <Link to={paths.healingPathOverview.to()}>{strings.pathOverview}</Link>
      </Button>
    </>
  );
}
