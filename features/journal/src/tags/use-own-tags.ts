import { type EntrySummary, useData, useLive, useMuted } from '@mooring/data';
import { type OwnTag, ownTagsOf } from '@mooring/data/tags';
import { useMemo } from 'react';
import { keptForSession } from '../list/kept-for-session.ts';
import { type OwnTagged, ownTagged } from './own-tagged.ts';
import { shownTags } from './shown-tags.ts';

export type OwnTags = {
  /** All of them, in the order of the alphabet. Empty until they are known. */
  all: readonly OwnTag[];
  /** Those that may be brought up. */
  shown: readonly OwnTag[];
};

const none: EntrySummary[] = [];
const lastTagged = keptForSession((): { followed: OwnTagged | null } => ({ followed: null }));

/** The person's own tags, live. What cannot be read is left out: the journal's list says so. */
export function useOwnTags(): OwnTags {
  const live = useLive(
    async ({ summaries }) => (await summaries.list()).items,
    ['journal_entries'],
  );
  const isReady = live.status === 'ready';
  return useOwnTagsOf(isReady ? live.value : none, isReady);
}

/** The person's own tags on these entries. From one whole list to the next, only what changed is looked at. */
export function useOwnTagsOf(entries: readonly EntrySummary[], isWhole: boolean): OwnTags {
  const data = useData();
  const { hides } = useMuted();
  const tagged = useMemo(() => {
    if (!isWhole) return [...ownTagged(null, entries).tagged];
    const last = lastTagged(data);
    last.followed = ownTagged(last.followed, entries);
    return [...last.followed.tagged];
  }, [data, entries, isWhole]);
  const all = useMemo(() => ownTagsOf(tagged), [tagged]);
  const shown = useMemo(() => shownTags(tagged, hides), [tagged, hides]);
  return { all, shown };
}
