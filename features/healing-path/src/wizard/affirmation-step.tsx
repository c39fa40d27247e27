import { Button } from '@mooring/ui';
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
      <p className={styles.soft}>
        Healing is not a straight line. This path is something to lean on, and you can put it down.
      </p>
      <Button wide onClick={onNext}>
        Show My Healing Path
      </Button>
    </>
  );
}
