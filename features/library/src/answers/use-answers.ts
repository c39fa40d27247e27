import { type Answer, useData } from '@mooring/data';
import { useEffect, useState } from 'react';

export type LoadedAnswers = {
  /** Null until they are there. */
  answers: readonly Answer[] | null;
  failed: boolean;
  retry(): void;
};

/** The shelf of answers, loaded when its page is opened. */
export function useAnswers(): LoadedAnswers {
  const data = useData();
  const [answers, setAnswers] = useState<readonly Answer[] | null>(null);
  const [failed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let isGone = false;
    data.answers.all().then(
      (all) => !isGone && setAnswers(all),
      () => !isGone && setFailed(true),
    );
    return () => {
      isGone = true;
    };
  }, [data, tries]);
  return {
    answers,
    failed: failed && !answers,
    retry() {
      setFailed(false);
      setTries((count) => count + 1);
    },
  };
}
