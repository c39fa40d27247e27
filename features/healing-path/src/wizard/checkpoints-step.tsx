import type { HealingPath } from '@mooring/data';
import { Button } from '@mooring/ui';
import * as strings from './strings.ts';
import styles from './wizard.module.css';

export function CheckpointsStep({ path, onNext }: { path: HealingPath; onNext(): void }) {
  return (
    <>
      <ol className={styles.checkpoints}>
        {path.customPath.map((checkpoint) => (
          <li key={checkpoint.id}>
            <h2>{checkpoint.title}</h2>
            <p className={styles.soft}>{checkpoint.description}</p>
          </li>
        ))}
      </ol>
      <Button wide onClick={onNext}>
        {strings.viewWeeklyAnchor}
      </Button>
    </>
  );
}
