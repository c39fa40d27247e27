import { useData, useDraft } from '@mooring/data';
import { type FormEvent, useRef, useState } from 'react';
import { safetyPlanParts } from '../card/safety-plan-parts.ts';
import { type SafetyPlan, useSafetyPlan } from '../card/use-personal-records.ts';

const emptyPlan: SafetyPlan = {
  signs: '',
  helps: '',
  people: '',
  places: '',
  reasons: '',
  means: '',
};

/** The form for the safety plan. What was typed stays until it is saved. */
export function usePlanForm() {
  const { records, notices } = useData();
  const stored = useSafetyPlan();
  const kept = (stored.status === 'ready' ? stored.value : null) ?? emptyPlan;
  const draft = useDraft('safety-plan', { worthKeeping: (plan) => !same(plan, kept) });
  const [typed, setTyped] = useState<SafetyPlan | null>(null);
  const [busy, setBusy] = useState(false);
  const [isSaved, setIsSaved] = useState(false);
  const plan = typed ?? draft.found ?? kept;
  const latest = useRef(plan);
  /** The plan that typing began with. */
  const base = useRef<SafetyPlan | null>(undefined);
  latest.current = plan;
  return {
    status: statusOf(stored.status, draft.found === undefined),
    plan,
    busy,
    isSaved,
    change(part: Partial<SafetyPlan>) {
      if (typed === null) base.current = stored.status === 'ready' ? stored.value : null;
      const next = { ...latest.current, ...part };
      latest.current = next;
      setIsSaved(false);
      setTyped(next);
      draft.change(next);
    },
    async save(event: FormEvent) {
      event.preventDefault();
      if (busy) return;
      setBusy(true);
      try {
        await records.put('safety-plan', plan, base.current);
        base.current = plan;
        setIsSaved(true);
        // Words typed while it was being saved are not part of what was saved, and stay a draft.
        if (latest.current === plan) await draft.drop().catch(() => undefined);
      } catch (error) {
        notices.fail(error, 'store.failed');
      } finally {
        setBusy(false);
      }
    },
  };
}

function statusOf(stored: ReturnType<typeof useSafetyPlan>['status'], opening: boolean) {
  if (stored === 'failed') return 'locked' as const;
  return opening ? 'loading' : stored;
}

const same = (one: SafetyPlan, other: SafetyPlan) =>
  safetyPlanParts.every(({ key }) => one[key] === other[key]);
