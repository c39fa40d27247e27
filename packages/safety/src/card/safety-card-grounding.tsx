import { Button } from '@mooring/ui';
import { groundingSteps } from './grounding-steps.ts';
import styles from './safety-card-rows.module.css';
import { useGrounding } from './use-grounding.ts';

/** Sixty seconds, five sentences, one after the other. Nothing moves but the words, so it is the same for everyone. */
export function Grounding() {
  const { step, done, next, again } = useGrounding(groundingSteps.length);
  const shown = groundingSteps[step];
  return (
    <div className={styles.grounding}>
      <p role="status">
        {done || !shown ? 'You got through that minute.' : `${shown.count}. ${shown.text}`}
      </p>
      <Button variant="secondary" size="small" onClick={done ? again : next}>
        {done ? 'Once more' : 'Next'}
      </Button>
    </div>
  );
}
