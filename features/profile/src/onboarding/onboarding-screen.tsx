import { Button, Page, Skeleton } from '@mooring/ui';
import { ProgressDots, useFocusOnChange } from '@mooring/ui/bundled';
import styles from './onboarding.module.css';
import { lastStep } from './onboarding-rules.ts';
import { StepAnswer } from './step-answer.tsx';
import * as strings from './strings.ts';
import { type Onboarding, useOnboarding } from './use-onboarding.ts';

export function Component() {
  const onboarding = useOnboarding();
  return (
    <Page className={styles.page}>
      <h1 className={styles.title}>{strings.understandingYourJourney}</h1>
      {onboarding ? <Wizard onboarding={onboarding} /> : <Skeleton lines={6} />}
    </Page>
  );
}

function Wizard({ onboarding }: { onboarding: Onboarding }) {
  const { number, missing, busy, isLast } = onboarding;
  const question = useFocusOnChange<HTMLHeadingElement>(number, { scroll: 'top' });
  return (
    <form className={styles.wizard} onSubmit={onboarding.next} noValidate>
      <ProgressDots
        total={lastStep}
        current={number}
        label={strings.stepOfNumber(number, lastStep)}
      />
      <StepAnswer key={number} onboarding={onboarding} question={question} />
      <div className={styles.foot} data-docked>
        <p id="onboarding-missing" className={styles.missing}>
          {missing}
        </p>
        <div className={styles.ways}>
          {number > 1 && (
            <Button variant="secondary" onClick={onboarding.back} disabled={busy}>
              {strings.back}
            </Button>
          )}
          <Button variant="quiet" onClick={() => void onboarding.skip()} disabled={busy}>
            {strings.skipThis}
          </Button>
          <Button
            type="submit"
            className={styles.next}
            busy={busy}
            disabled={missing !== null}
            aria-describedby="onboarding-missing"
          >
            {isLast ? strings.stepInside : strings.next}
          </Button>
        </div>
      </div>
    </form>
  );
}
