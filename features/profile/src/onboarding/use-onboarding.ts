import { paths } from '@mooring/contract';
import { useNavigate } from '@mooring/contract/router';
import { useData } from '@mooring/data';
import { type FormEvent, useState } from 'react';
import { lastStep, missingOn, stepAt, toKept } from './onboarding-rules.ts';
import { useAnswers } from './use-answers.ts';
import { useOnboardingStep } from './use-onboarding-step.ts';

/** The wizard: answers, the current step, and what happens after the last one. */
export function useOnboarding() {
  const data = useData();
  const navigate = useNavigate();
  const { answering, change, drop } = useAnswers();
  const [busy, setBusy] = useState(false);
  const { number, go } = useOnboardingStep(answering, change);
  if (!answering) return null;

  const step = stepAt(number);
  const missing = missingOn(answering, step);

  const stepInside = async () => {
    setBusy(true);
    const kept = toKept(answering);
    void data.safety.screenAndRaise(Object.values(kept).flat().join('\n\n'));
    try {
      await data.records.put('onboarding', kept);
      await drop();
      await navigate(paths.auth.to());
    } catch (error) {
      data.notices.fail(error, 'store.failed');
    } finally {
      setBusy(false);
    }
  };

  return {
    answering,
    step,
    number,
    /** What has to be answered before Next, or null. */
    missing,
    busy,
    isLast: number === lastStep,
    answer: (answer: string | string[]) =>
      change({ answers: { ...answering.answers, [step.id]: answer } }),
    typeOther: (other: string) => change({ other }),
    back: () => go(number - 1),
    async next(event: FormEvent) {
      event.preventDefault();
      if (missing !== null || busy) return;
      if (number === lastStep) await stepInside();
      else go(number + 1);
    },
  };
}

export type Onboarding = NonNullable<ReturnType<typeof useOnboarding>>;
