import { type EntrySummary, journalTags } from '@mooring/data';
import { unchangedEnds } from '../list/unchanged-ends.ts';

/** The entries of a list that carry tags other than the eight. */
export type OwnTagged = {
  entries: readonly EntrySummary[];
  tagged: ReadonlySet<EntrySummary>;
};

const theEight = new Set<string>(journalTags);
const hasOther = ({ tags }: EntrySummary) => tags.some((tag) => !theEight.has(tag));

/** Follows a list: only what changed since `before` is looked at. */
export function ownTagged(before: OwnTagged | null, entries: readonly EntrySummary[]): OwnTagged {
  if (before?.entries === entries) return before;
  const known = before?.entries ?? [];
  const { head, tail } = unchangedEnds(known, entries);
  const tagged = new Set(before?.tagged);
  for (const gone of known.slice(head, known.length - tail)) tagged.delete(gone);
  for (const come of entries.slice(head, entries.length - tail))
    if (hasOther(come)) tagged.add(come);
  return { entries, tagged };
}
