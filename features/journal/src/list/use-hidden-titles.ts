import { useSettings } from '@mooring/data';
import { useState } from 'react';

/** Titles that stay hidden until they are asked for, all at once or one by one. */
export type HiddenTitles = {
  /** False until the settings are known. */
  known: boolean;
  isHidden(id: string): boolean;
  show(id: string): void;
  /** Null where nothing is hidden. */
  showAll: (() => void) | null;
};

/** 'Keep journal entries private'. What was shown is hidden again at the next visit. */
export function useHiddenTitles(): HiddenTitles {
  const { status, settings } = useSettings();
  const [all, setAll] = useState(false);
  const [shown, setShown] = useState<ReadonlySet<string>>(new Set());
  // Settings that cannot be read may contain it, so they count as yes.
  const isPrivate = status === 'failed' || settings.keepPrivate;
  const hiding = isPrivate && !all;
  return {
    known: status !== 'loading',
    isHidden: (id) => hiding && !shown.has(id),
    show: (id) => setShown((before) => new Set([...before, id])),
    showAll: hiding ? () => setAll(true) : null,
  };
}
