import { Button, TextArea } from '@mooring/ui';
import { safetyPlanParts } from '../card/safety-plan-parts.ts';
import styles from './safety-screen.module.css';
import * as strings from './strings.ts';
import { usePlanForm } from './use-plan-form.ts';

/** My safety plan: six short answers, sealed. The card shows them, too. */
export function PlanSection() {
  const form = usePlanForm();
  return (
    <section aria-labelledby="plan" className={styles.plan}>
      <h2 id="plan">{strings.mySafetyPlan}</h2>
      <p className={styles.soft}>{strings.forTheHoursWhen}</p>
      {form.status === 'locked' && <p>{strings.yourPlanCanBeRead}</p>}
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
            {strings.keepMyPlan}
          </Button>
          <p role="status" className={styles.soft}>
            {form.isSaved && strings.keptOnThisDevice}
          </p>
        </form>
      )}
    </section>
  );
}
