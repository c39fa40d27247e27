import { useData } from '@mooring/data';
import { type FormEvent, useState } from 'react';
import { type SafetyPlan, useSafetyPlan } from '../card/safety-card-parts.ts';

const blank: SafetyPlan = { signs: '', helps: '', people: '', places: '', reasons: '', means: '' };

/** The plan as it is written. What was typed stays until it is kept. */
export function usePlanForm() {
  const { records, notices } = useData();
  const stored = useSafetyPlan();
  const [typed, setTyped] = useState<SafetyPlan | null>(null);
  const [busy, setBusy] = useState(false);
  const [kept, setKept] = useState(false);
  const plan = typed ?? (stored.status === 'ready' ? stored.value : null) ?? blank;
  return {
    status: stored.status === 'failed' ? ('closed' as const) : stored.status,
    plan,
    busy,
    kept,
    change(part: Partial<SafetyPlan>) {
      setKept(false);
      setTyped({ ...plan, ...part });
    },
    async save(event: FormEvent) {
      event.preventDefault();
      if (busy) return;
      setBusy(true);
      try {
        await records.put('safety-plan', plan);
        setKept(true);
      } catch (error) {
        notices.fail(error, 'store.failed');
      } finally {
        setBusy(false);
      }
    },
  };
}
