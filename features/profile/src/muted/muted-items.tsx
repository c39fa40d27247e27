import { say } from '@mooring/contract';
import { Skeleton } from '@mooring/ui';
import { FailureNotice } from '@mooring/ui/bundled';
import { ProfileSection } from '../profile/profile-section.tsx';
import styles from './muted.module.css';
import { MutedList } from './muted-list.tsx';
import * as strings from './strings.ts';
import { useMutedItems } from './use-muted-items.ts';
import type { MutedPage } from './use-muted-record.ts';

/** Single entries, moments, check-ins, pictures and keepsakes. Their words are not shown here either. */
export function MutedItems({ ids, page }: { ids: readonly string[]; page: MutedPage }) {
  const items = useMutedItems(ids);
  return (
    <ProfileSection title={strings.singleThings}>
      {items.status === 'loading' && <Skeleton lines={2} />}
      {items.status === 'failed' && <FailureNotice {...say(items.key)} retry={items.retry} />}
      {items.status === 'ready' && items.value.length === 0 && (
        <p className={styles.soft}>{strings.noneOnAJournal}</p>
      )}
      {items.status === 'ready' && (
        <MutedList
          label={strings.singleThings}
          lines={items.value.map(({ id, text }) => ({ key: id, text }))}
          action={strings.showAgain}
          onRemove={(id) => {
            const without = (list: readonly string[]) => list.filter((one) => one !== id);
            page.remove(
              (before) => ({ ...before, items: without(before.items) }),
              (after) => ({ ...after, items: [...without(after.items), id] }),
            );
          }}
        />
      )}
    </ProfileSection>
  );
}
