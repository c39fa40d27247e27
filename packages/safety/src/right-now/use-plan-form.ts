import { useData, useDraft } from '@mooring/data';
import { type FormEvent, useRef, useState } from 'react';
import { type SafetyPlan, safetyPlanParts, useSafetyPlan } from '../card/safety-card-parts.ts';

const blank: SafetyPlan = { signs: '', helps: '', people: '', places: '', reasons: '', means: '' };

/** The plan as it is written. What was typed stays until it is kept. */
export function usePlanForm() {
  const { records, notices } = useData();
  const stored = useSafetyPlan();
  const kept = (stored.status === 'ready' ? stored.value : null) ?? blank;
  const draft = useDraft('safety-plan', { worthKeeping: (plan) => !same(plan, kept) });
  const [typed, setTyped] = useState<SafetyPlan | null>(null);
  const [busy, setBusy] = useState(false);
  const [saved, setSaved] = useState(false);
  const plan = typed ?? draft.found ?? kept;
  const latest = useRef(plan);
  latest.current = plan;
  return {
    status: statusOf(stored.status, draft.found === undefined),
    plan,
    busy,
    kept: saved,
    change(part: Partial<SafetyPlan>) {
      const next = { ...latest.current, ...part };
      latest.current = next;
      setSaved(false);
      setTyped(next);
      draft.change(next);
    },
    async save(event: FormEvent) {
      event.preventDefault();
      if (busy) return;
      setBusy(true);
      try {
        await records.put('safety-plan', plan);
        setSaved(true);
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
  if (stored === 'failed') return 'closed';
  return opening ? 'loading' : stored;
}

const same = (one: SafetyPlan, other: SafetyPlan) =>
  safetyPlanParts.every(({ key }) => one[key] === other[key]);
