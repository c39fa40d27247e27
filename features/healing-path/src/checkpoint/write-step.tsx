import { paths } from '@mooring/contract';
import { Link } from '@mooring/contract/router';
import type { Checkpoint } from '@mooring/data';
import { Button, Skeleton, TextArea } from '@mooring/ui';
import { promptFor } from '../path/prompts.ts';
import styles from './checkpoint.module.css';
import * as strings from './strings.ts';
import type { CheckpointFlow } from './use-checkpoint.ts';
import { usePersonLine } from './use-person-line.ts';

type WriteStepProps = {
  checkpoint: Checkpoint;
  /** Its description, without what is not to be brought up. */
  description: string;
  /** What the person hopes for. */
  vision: string;
  flow: CheckpointFlow;
};

export function WriteStep({ checkpoint, description, vision, flow }: WriteStepProps) {
  const person = usePersonLine(checkpoint, vision);
  const prompt = promptFor(checkpoint.title);
  return (
    <>
      <p className={styles.soft}>{description}</p>
      {person && (
        <p className={styles.soft} dir="auto">
          {person}
        </p>
      )}
      {flow.response === null || person === undefined ? (
        // What stands below the words comes with them, so that it does not move.
        <Skeleton lines={6} />
      ) : (
        <>
          <TextArea
            label={prompt.text}
            placeholder={prompt.placeholder}
            rows={10}
            value={flow.response}
            onChange={(event) => flow.write(event.target.value)}
          />
          <Button wide busy={flow.busy} onClick={flow.next}>
            {strings.continueLabel}
          </Button>
          <Button asChild wide variant="quiet">
            <Link to={paths.healingPathOverview.to()}>{strings.pathOverview}</Link>
          </Button>
        </>
      )}
    </>
  );
}
