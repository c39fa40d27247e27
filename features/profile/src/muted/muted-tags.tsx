import { journalTags, useLive } from '@mooring/data';
import { hasTag, isSameTag, ownTagsOf } from '@mooring/data/tags';
import { CheckboxGroup } from '@mooring/ui/bundled';
import { ProfileSection } from '../profile/profile-section.tsx';
import * as strings from './strings.ts';
import type { MutedPage } from './use-muted-record.ts';

/** The eight tags, and the person's own. What carries a chosen one is not brought up. */
export function MutedTags({ tags, page }: { tags: readonly string[]; page: MutedPage }) {
  const names = useTagNames(tags);
  const chosen = names.filter((name) => hasTag(tags, name));
  return (
    <ProfileSection title={strings.tags}>
      <CheckboxGroup
        legend={strings.whatCarriesOne}
        options={names.map((tag) => ({ value: tag, label: `#${tag}` }))}
        value={chosen}
        onValueChange={(next) => {
          const added = next.filter((name) => !chosen.includes(name));
          const removed = chosen.filter((name) => !next.includes(name));
          void page.change((before) => ({
            ...before,
            tags: [...before.tags.filter((tag) => !hasTag(removed, tag)), ...added],
          }));
        }}
      />
    </ProfileSection>
  );
}

/** The tags to choose from: those of the entries, and what was chosen already, even if no entry carries it now. */
function useTagNames(chosen: readonly string[]): string[] {
  const live = useLive(
    async ({ summaries }) => ownTagsOf((await summaries.list()).items),
    ['journal_entries'],
  );
  const own = live.status === 'ready' ? live.value.map(({ name }) => name) : [];
  const known = [...journalTags, ...own];
  const others = chosen.filter(
    (tag, index) => !hasTag(known, tag) && chosen.findIndex((one) => isSameTag(one, tag)) === index,
  );
  return [...known, ...others];
}
