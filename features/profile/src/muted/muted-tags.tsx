import { type JournalTag, journalTags } from '@mooring/data';
import { CheckboxGroup } from '@mooring/ui/bundled';
import { ProfileSection } from '../profile/profile-section.tsx';
import type { MutedPage } from './use-muted-record.ts';

const options = journalTags.map((tag) => ({ value: tag, label: `#${tag}` }));

/** The eight tags. What carries a chosen one is not brought up. */
export function MutedTags({ tags, page }: { tags: readonly JournalTag[]; page: MutedPage }) {
  return (
    <ProfileSection title="Tags">
      <CheckboxGroup
        legend="What carries one of these tags is not brought up"
        options={options}
        value={tags}
        onValueChange={(chosen) => void page.change((before) => ({ ...before, tags: chosen }))}
      />
    </ProfileSection>
  );
}
