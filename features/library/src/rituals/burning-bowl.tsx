import { Button, Icon } from '@mooring/ui';
import { FlameKindlingIcon } from '@mooring/ui/bundled';
import type { Paper } from './ritual-aid.tsx';
import styles from './ritual-run.module.css';
import { useBurning } from './use-burning.ts';

/** Lays what was typed into the fire. Under reduced motion it is simply gone. */
export function BurningBowl({ paper }: { paper: Paper }) {
  const { state, burn } = useBurning(paper);
  if (state === 'ash')
    return (
      <p className={styles.ash} role="status">
        It is ash now. Nothing of it was kept, here or anywhere.
      </p>
    );
  if (paper.text.trim() === '')
    return (
      <p className={styles.ash}>
        Your paper is empty. Go back a few steps to write on it, or see it burn with your eyes
        closed.
      </p>
    );
  return (
    <div className={styles.bowl}>
      <p className={styles.paper} data-burning={state === 'burning' || undefined} dir="auto">
        {paper.text}
      </p>
      <Button wide busy={state === 'burning'} onClick={burn}>
        <Icon as={FlameKindlingIcon} size="small" />
        Let the fire have it
      </Button>
      <p className={styles.soft}>This cannot be taken back. Keeping it is a good choice too.</p>
    </div>
  );
}
