import { useDraft, useLive } from '@mooring/data';
import { useRef, useState } from 'react';
import { fromStored, type OnboardingState } from './onboarding-rules.ts';

/**
 * The answers given so far, kept sealed as they grow so that a reload finds them. Begins with the answers of an earlier
 * time, if there are any. Null while they are being opened.
 */
export function useAnswers() {
  const draft = useDraft('onboarding-draft');
  const earlier = useLive(({ records }) => records.get('onboarding'), ['user_data']);
  const [changed, setChanged] = useState<OnboardingState | null>(null);
  const latest = useRef<OnboardingState | null>(null);
  latest.current = changed ?? opened();

  function opened(): OnboardingState | null {
    if (draft.found === undefined || earlier.status === 'loading') return null;
    // Answers that will not open are not worth stopping anyone for: they are given anew.
    return draft.found ?? fromStored((earlier.status === 'ready' && earlier.value) || {});
  }

  return {
    answering: latest.current,
    change(part: Partial<OnboardingState>) {
      const next = { ...(latest.current ?? fromStored({})), ...part };
      latest.current = next;
      setChanged(next);
      draft.change(next);
      if (part.step !== undefined) void draft.flush();
    },
    drop: draft.drop,
  };
}
