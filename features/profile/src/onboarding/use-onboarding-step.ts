import { useStepParam } from '@mooring/contract/router';
import { useEffect, useRef } from 'react';
import { lastStep, type OnboardingState } from './onboarding-rules.ts';

/**
 * Which step is shown, as the address says, so that the device's Back walks through the steps. Whoever comes back goes on
 * where they were. Every step can be skipped, so any may be opened.
 */
export function useOnboardingStep(
  answering: OnboardingState | null,
  change: (part: Partial<OnboardingState>) => void,
): { number: number; go(number: number): void } {
  const { asked, go, settle } = useStepParam(lastStep);
  const arrived = useRef(false);
  const latest = useRef({ change, settle });
  useEffect(() => {
    latest.current = { change, settle };
  });
  const named = asked ?? (arrived.current ? 1 : (answering?.step ?? 1));
  const number = answering ? Math.min(Math.max(named, 1), lastStep) : 1;

  const opened = answering !== null;
  const kept = answering?.step;
  useEffect(() => {
    if (!opened) return;
    if (!arrived.current && asked === null && number > 1) latest.current.settle(number);
    arrived.current = true;
    if (kept !== number) latest.current.change({ step: number });
  }, [opened, asked, number, kept]);

  return { number, go: (next) => go(next, number) };
}
