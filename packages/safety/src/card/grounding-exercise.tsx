import { Button } from '@mooring/ui';
import styles from './contact-rows.module.css';
import { groundingSteps } from './grounding-steps.ts';
import * as strings from './strings.ts';
import { useGrounding } from './use-grounding.ts';

/** Sixty seconds, five sentences, one after the other. Nothing but the text moves, so it is the same for everyone. */
export function GroundingExercise() {
  const { step, isDone, next, restart } = useGrounding(groundingSteps.length);
  const shown = groundingSteps[step];
  return (
    <div className={styles.grounding}>
      <p role="status">
        {isDone || !shown ? strings.youGotThroughThatMinute : `${shown.count}. ${shown.text}`}
      </p>
      <Button variant="secondary" size="small" onClick={isDone ? restart : next}>
        {isDone ? strings.onceMore : strings.next}
      </Button>
    </div>
  );
}
