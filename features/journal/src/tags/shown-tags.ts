import { type EntrySummary, journalTags, type Muted } from '@mooring/data';
import { type OwnTag, ownTagsOf } from '@mooring/data/tags';

const theEight = new Set<string>(journalTags);

/**
 * The person's own tags that may be brought up: those that are not muted, and that an entry carries which is not. Only entries
 * with a tag of one's own are looked at, because a journal may be long.
 */
export function shownTags(entries: readonly EntrySummary[], hides: Muted['hides']): OwnTag[] {
  const shown = entries.filter(
    ({ id, tags, date, title, beginning }) =>
      tags.some((tag) => !theEight.has(tag)) &&
      !hides({ id, date, text: `${title}\n${beginning}` }),
  );
  return ownTagsOf(shown).filter(({ name }) => !hides({ tags: [name] }));
}
