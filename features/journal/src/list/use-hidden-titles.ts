import { useMuted, useSettings } from '@mooring/data';
import { useState } from 'react';
import type { EntryLine } from './list-rows.ts';

/** Why the words of an entry are not shown: nobody beside the person is to see them, or they are not to be brought up. */
export type WhyHidden = 'private' | 'muted';

/** Titles that stay hidden until they are asked for, all at once or one by one. */
export type HiddenTitles = {
  /** False until the settings and what is muted are known. */
  known: boolean;
  whyHidden(line: EntryLine): WhyHidden | null;
  show(id: string): void;
  /** Null where nothing is hidden. What is not to be brought up is shown one by one only. */
  showAll: (() => void) | null;
};

/** 'Keep journal entries private', and what is not to be brought up. What was shown is hidden again at the next visit. */
export function useHiddenTitles(): HiddenTitles {
  const { status, settings } = useSettings();
  const muted = useMuted();
  const [all, setAll] = useState(false);
  const [shown, setShown] = useState<ReadonlySet<string>>(new Set());
  // Settings that cannot be read may contain it, so they count as yes.
  const isPrivate = status === 'failed' || settings.keepPrivate;
  const hiding = isPrivate && !all;

  function whyHidden({ key, entry, hit }: EntryLine): WhyHidden | null {
    if (shown.has(key) || !entry) return null;
    const { id, title, beginning, tags, date } = entry;
    const text = [title, beginning, hit?.snippet.text ?? ''].join('\n');
    if (muted.hides({ id, text, tags, date }) || hit?.pictures.some(muted.hasItem)) return 'muted';
    return hiding ? 'private' : null;
  }

  return {
    known: status !== 'loading' && muted.isKnown,
    whyHidden,
    show: (id) => setShown((before) => new Set([...before, id])),
    showAll: hiding ? () => setAll(true) : null,
  };
}
