import { useData, useSettled } from '@mooring/data';
import { useEffect, useRef, useState } from 'react';
import { type Answering, fromKept } from './onboarding-rules.ts';

/**
 * The answers given so far, kept sealed as they grow so that a reload finds them. Begins with the answers of an earlier
 * time, if there are any. Null while they are being opened.
 */
export function useAnswers() {
  const data = useData();
  const [answering, setAnswering] = useState<Answering | null>(null);
  const warned = useRef(false);
  const settled = useSettled((next: Answering) => {
    data.records.put('onboarding-draft', next).catch((error: unknown) => {
      // Said once: the answers are still on the screen, and a toast for every letter would bury them.
      if (!warned.current) data.notices.fail(error, 'store.failed');
      warned.current = true;
    });
  });

  useEffect(() => {
    let here = true;
    const open = async () =>
      (await data.records.get('onboarding-draft')) ??
      fromKept((await data.records.get('onboarding')) ?? {});
    open().then(
      (found) => here && setAnswering(found),
      // Answers that will not open are not worth stopping anyone for: they are given anew.
      () => here && setAnswering(fromKept({})),
    );
    return () => {
      here = false;
    };
  }, [data]);

  return {
    answering,
    change(part: Partial<Answering>) {
      const next = { ...(answering ?? fromKept({})), ...part };
      setAnswering(next);
      if (part.step === undefined) settled.soon(next);
      else settled.now(next);
    },
    /** Nothing more will be kept of the draft, and what was is dropped. */
    async drop() {
      settled.forget();
      await data.records.remove('onboarding-draft');
    },
  };
}
