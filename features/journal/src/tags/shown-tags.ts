import type { EntrySummary, Muted } from '@mooring/data';
import { type OwnTag, ownTagsOf } from '@mooring/data/tags';

/** The person's own tags that may be brought up: those that are not muted, and that an entry carries which is not. */
export function shownTags(tagged: Iterable<EntrySummary>, hides: Muted['hides']): OwnTag[] {
  const shown = [...tagged].filter(
    ({ id, date, title, beginning }) => !hides({ id, date, text: `${title}\n${beginning}` }),
  );
  return ownTagsOf(shown).filter(({ name }) => !hides({ tags: [name] }));
}
