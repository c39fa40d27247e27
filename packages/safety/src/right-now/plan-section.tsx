import { Button, TextArea } from '@mooring/ui';
import { safetyPlanParts } from '../card/safety-plan-parts.ts';
import styles from './safety-screen.module.css';
import { usePlanForm } from './use-plan-form.ts';

/** My safety plan: six short answers, sealed. The card shows them, too. */
export function PlanSection() {
  const form = usePlanForm();
  return (
    <section aria-labelledby="plan" className={styles.plan}>
      <h2 id="plan">My safety plan</h2>
      <p className={styles.soft}>
        For the hours when thinking is hard. Fill in what you can, now or on a better day. It is
        sealed on this device like everything you write.
      </p>
      {form.status === 'locked' && (
        <p>Your plan can be read and changed here once Mooring is unlocked.</p>
      )}
      {form.status === 'ready' && (
        <form onSubmit={form.save}>
          {safetyPlanParts.map(({ key, label, hint }) => (
            <TextArea
              key={key}
              label={label}
              hint={hint}
              rows={2}
              value={form.plan[key]}
              onChange={(event) => form.change({ [key]: event.currentTarget.value })}
            />
          ))}
          <Button type="submit" busy={form.busy}>
            Keep my plan
          </Button>
          <p role="status" className={styles.soft}>
            {form.isSaved && 'Kept on this device.'}
          </p>
        </form>
      )}
    </section>
  );
}
