import { type HealingPath, useData, useSettled } from '@mooring/data';
import { useEffect, useRef, useState } from 'react';

export type PathDraft = {
  step: number;
  vision: string;
  theme: string | null;
  path: HealingPath | null;
};

const blank: PathDraft = { step: 1, vision: '', theme: null, path: null };

/** The wizard's progress, kept as it grows so that a reload finds it where it was. Null while it is being opened. */
export function usePathDraft(): {
  draft: PathDraft | null;
  change(part: Partial<PathDraft>): void;
  drop(): Promise<void>;
} {
  const data = useData();
  const [draft, setDraft] = useState<PathDraft | null>(null);
  const warned = useRef(false);

  const settled = useSettled((next: PathDraft) => {
    data.records.put('healing-path-draft', next).catch((error: unknown) => {
      // Said once: the words are still on the screen, and a toast for every letter would bury them.
      if (!warned.current) data.notices.fail(error, 'store.failed');
      warned.current = true;
    });
  });

  useEffect(() => {
    let here = true;
    data.records.get('healing-path-draft').then(
      (kept) => here && setDraft(kept ?? blank),
      // A draft that will not open is not worth stopping anyone for; it is written anew.
      () => here && setDraft(blank),
    );
    return () => {
      here = false;
    };
  }, [data]);

  return {
    draft,
    change(part) {
      const next = { ...(draft ?? blank), ...part };
      setDraft(next);
      if (part.step === undefined) settled.soon(next);
      else settled.now(next);
    },
    async drop() {
      settled.forget();
      await data.records.remove('healing-path-draft');
    },
  };
}
