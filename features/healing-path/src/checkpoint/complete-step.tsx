import { paths } from '@mooring/contract';
import { Link } from '@mooring/contract/router';
import type { Checkpoint } from '@mooring/data';
import { Button, Icon } from '@mooring/ui';
import { Flower2Icon, LeafIcon, SparklesIcon } from '@mooring/ui/bundled';
import styles from './checkpoint.module.css';
import { PlantThis } from './plant-this.tsx';
import * as strings from './strings.ts';
import type { CheckpointFlow } from './use-checkpoint.ts';

const icons = new Map([
  ['flower', Flower2Icon],
  ['leaf', LeafIcon],
]);

export function CompleteStep({
  checkpoint,
  flow,
}: {
  checkpoint: Checkpoint;
  flow: CheckpointFlow;
}) {
  return (
    <>
      <p className={styles.mark}>
        <Icon as={icons.get(checkpoint.icon) ?? SparklesIcon} />
      </p>
      <p className={styles.soft}>{strings.whatYouWroteIsKept(checkpoint.title)}</p>
      <Button wide onClick={flow.leave}>
        {flow.isLast ? strings.returnToPathOverview : strings.continueToNext}
      </Button>
      {flow.response && <PlantThis checkpointId={checkpoint.id} words={flow.response} />}
      <Button asChild wide variant="quiet">
        <Link to={paths.healingPathOverview.to()}>{strings.viewFullPath}</Link>
      </Button>
    </>
  );
}
