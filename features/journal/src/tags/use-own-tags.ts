import { useLive, useMuted } from '@mooring/data';
import { type OwnTag, ownTagsOf } from '@mooring/data/tags';

export type OwnTags = {
  /** All of them, in the order of the alphabet. Empty until they are known. */
  all: readonly OwnTag[];
  /** Those that may be brought up. */
  shown: readonly OwnTag[];
};

const none: OwnTag[] = [];

/** The person's own tags, live. What cannot be read is left out: the journal's list says so. */
export function useOwnTags(): OwnTags {
  const live = useLive(
    async ({ summaries }) => ownTagsOf((await summaries.list()).items),
    ['journal_entries'],
  );
  const { hides } = useMuted();
  const all = live.status === 'ready' ? live.value : none;
  return { all, shown: all.filter(({ name }) => !hides({ tags: [name] })) };
}
