import { useEffect, useState } from 'react';

/** Five steps of twelve seconds make a minute. */
const msPerStep = 12_000;

/** Moves on to the next step by itself, or sooner when asked. */
export function useGrounding(steps: number) {
  const [step, setStep] = useState(0);
  const isDone = step >= steps;
  useEffect(() => {
    if (isDone) return;
    const timer = setTimeout(() => setStep(step + 1), msPerStep);
    return () => clearTimeout(timer);
  }, [step, isDone]);
  return { step, isDone, next: () => setStep(step + 1), restart: () => setStep(0) };
}
