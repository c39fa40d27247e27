import { type HealingPath, useDraft } from '@mooring/data';
import { useRef, useState } from 'react';

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
  const kept = useDraft('healing-path-draft');
  const [changed, setChanged] = useState<PathDraft | null>(null);
  const latest = useRef<PathDraft | null>(null);
  latest.current = changed ?? (kept.found === undefined ? null : (kept.found ?? blank));

  return {
    draft: latest.current,
    change(part) {
      const next = { ...(latest.current ?? blank), ...part };
      latest.current = next;
      setChanged(next);
      kept.change(next);
      if (part.step !== undefined) void kept.flush();
    },
    drop: kept.drop,
  };
}
