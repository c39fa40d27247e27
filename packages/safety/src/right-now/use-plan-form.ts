import { useData } from '@mooring/data';
import { type FormEvent, useState } from 'react';
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
  const [typed, setTyped] = useState<SafetyPlan | null>(null);
  const [busy, setBusy] = useState(false);
  const [isSaved, setIsSaved] = useState(false);
  const plan = typed ?? (stored.status === 'ready' ? stored.value : null) ?? emptyPlan;
  return {
    status: stored.status === 'failed' ? ('locked' as const) : stored.status,
    plan,
    busy,
    isSaved,
    change(part: Partial<SafetyPlan>) {
      setIsSaved(false);
      setTyped({ ...plan, ...part });
    },
    async save(event: FormEvent) {
      event.preventDefault();
      if (busy) return;
      setBusy(true);
      try {
        await records.put('safety-plan', plan);
        setIsSaved(true);
      } catch (error) {
        notices.fail(error, 'store.failed');
      } finally {
        setBusy(false);
      }
    },
  };
}
