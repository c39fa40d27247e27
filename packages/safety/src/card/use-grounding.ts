import { useEffect, useState } from 'react';

/** Twelve seconds for each of five sentences make a minute. */
const perStep = 12_000;

/** Walks through `steps` by itself, or sooner when asked. */
export function useGrounding(steps: number) {
  const [step, setStep] = useState(0);
  const done = step >= steps;
  useEffect(() => {
    if (step >= steps) return;
    const timer = setTimeout(() => setStep(step + 1), perStep);
    return () => clearTimeout(timer);
  }, [step, steps]);
  return { step, done, next: () => setStep(step + 1), again: () => setStep(0) };
}
