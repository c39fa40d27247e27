import { Button, Page } from '@mooring/ui';
import { ProgressDots, useFocusOnChange } from '@mooring/ui/bundled';
import type { ReactNode } from 'react';
import styles from './wizard.module.css';

const titles = [
  'Your Healing Path',
  'What does healing feel like to you?',
  'Thank you for saying that',
  'Your checkpoints',
  'Your weekly anchor',
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
          label={`Step ${step} of ${titles.length}`}
        />
        <h1 ref={heading} tabIndex={-1}>
          {titles[step - 1]}
        </h1>
        {children}
        {step > 1 && (
          <Button variant="quiet" wide onClick={onBack}>
            Back
          </Button>
        )}
      </div>
    </Page>
  );
}
