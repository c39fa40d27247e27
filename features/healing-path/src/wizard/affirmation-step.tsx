import { Button } from '@mooring/ui';
import { FourFloats } from './four-floats.tsx';
import * as strings from './strings.ts';
import styles from './wizard.module.css';

export function AffirmationStep({
  affirmation,
  vision,
  onNext,
}: {
  affirmation: string;
  vision: string;
  onNext(): void;
}) {
  return (
    <>
      <blockquote className={styles.vision}>“{vision}”</blockquote>
      <p className={styles.lead}>{affirmation}</p>
      <FourFloats />
      <p className={styles.soft}>{strings.healingIsNotAStraight}</p>
      <Button wide onClick={onNext}>
        {strings.showMyHealingPath}
      </Button>
    </>
  );
}
