import { Button, Page } from '@mooring/ui';
import { ProgressDots, useFocusOnChange } from '@mooring/ui/bundled';
import type { ReactNode } from 'react';
import * as strings from './strings.ts';
import styles from './wizard.module.css';

const titles = [
  strings.yourHealingPath,
  strings.whatDoesHealing,
  strings.thankYouForSaying,
  strings.yourCheckpoints,
  strings.yourWeeklyAnchor,
];

export function StepFrame({
  step,
  onBack,
  children,
}: {
  step: number;
  onBack(): void;
  children: ReactNode;
}) {
  const heading = useFocusOnChange<HTMLHeadingElement>(step);
  return (
    <Page layout="column">
      <div className={styles.step}>
        <ProgressDots
          total={titles.length}
          current={step}
          label={strings.stepOfStep(step, titles.length)}
        />
        <h1 ref={heading} tabIndex={-1}>
          {titles[step - 1]}
        </h1>
        {children}
        {step > 1 && (
          <Button variant="quiet" wide onClick={onBack}>
            {strings.back}
          </Button>
        )}
      </div>
    </Page>
  );
}
