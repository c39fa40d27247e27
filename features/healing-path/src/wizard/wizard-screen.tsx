import { Page, Skeleton } from '@mooring/ui';
import { themeFor } from '../path/generate-path.ts';
import { AffirmationStep } from './affirmation-step.tsx';
import { AnchorStep } from './anchor-step.tsx';
import { CheckpointsStep } from './checkpoints-step.tsx';
import { IntroStep } from './intro-step.tsx';
import { StepFrame } from './step-frame.tsx';
import * as strings from './strings.ts';
import { useWizard } from './use-wizard.ts';
import { VisionStep } from './vision-step.tsx';

export function Component() {
  const wizard = useWizard();
  const { draft, step, hasSaved } = wizard;
  if (!draft) {
    return (
      <Page layout="column" title={strings.yourHealingPath}>
        <Skeleton lines={5} />
      </Page>
    );
  }
  const { path } = draft;
  return (
    <StepFrame step={step} onBack={() => wizard.goTo(step - 1)}>
      {step === 1 && (
        <IntroStep receiver={wizard.receiver} hasSaved={hasSaved} onBegin={() => wizard.goTo(2)} />
      )}
      {step === 2 && <VisionStep wizard={wizard} draft={draft} />}
      {step === 3 && path && (
        <AffirmationStep
          affirmation={themeFor(draft).affirmation}
          vision={path.visionOfHealing}
          onNext={() => wizard.goTo(4)}
        />
      )}
      {step === 4 && path && <CheckpointsStep path={path} onNext={() => wizard.goTo(5)} />}
      {step === 5 && path && (
        <AnchorStep
          anchor={path.weeklyAnchor}
          replaces={hasSaved}
          busy={wizard.busy}
          onBegin={wizard.begin}
        />
      )}
    </StepFrame>
  );
}
