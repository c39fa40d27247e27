import { type EntrySummary, useLive, useMuted } from '@mooring/data';
import { type OwnTag, ownTagsOf } from '@mooring/data/tags';
import { useMemo } from 'react';
import { shownTags } from './shown-tags.ts';

export type OwnTags = {
  /** All of them, in the order of the alphabet. Empty until they are known. */
  all: readonly OwnTag[];
  /** Those that may be brought up. */
  shown: readonly OwnTag[];
};

const none: EntrySummary[] = [];

/** The person's own tags, live. What cannot be read is left out: the journal's list says so. */
export function useOwnTags(): OwnTags {
  const live = useLive(
    async ({ summaries }) => (await summaries.list()).items,
    ['journal_entries'],
  );
  const { hides } = useMuted();
  const entries = live.status === 'ready' ? live.value : none;
  const all = useMemo(() => ownTagsOf(entries), [entries]);
  const shown = useMemo(() => shownTags(entries, hides), [entries, hides]);
  return { all, shown };
}
