import { useStepParam } from '@mooring/contract/router';
import { useEffect, useRef } from 'react';
import type { PathDraft } from './use-path-draft.ts';

/** Which of the five steps is shown. Whoever comes back without naming one goes on where they were. */
export function useWizardStep(
  draft: PathDraft | null,
  change: (part: Partial<PathDraft>) => void,
): { step: number; go(step: number): void } {
  const { asked, go, settle } = useStepParam(5);
  const arrived = useRef(false);
  const latest = useRef({ change, settle });
  useEffect(() => {
    latest.current = { change, settle };
  });

  const named = asked ?? (arrived.current ? 1 : (draft?.step ?? 1));
  // The steps after the second show a path; without one there is nothing to show there.
  const step = draft?.path ? named : Math.min(named, 2);

  const opened = draft !== null;
  const kept = draft?.step;
  useEffect(() => {
    if (!opened) return;
    if (!arrived.current && asked === null && step > 1) latest.current.settle(step);
    arrived.current = true;
    if (kept !== step) latest.current.change({ step });
  }, [opened, asked, step, kept]);

  return { step, go: (next) => go(next, step) };
}
