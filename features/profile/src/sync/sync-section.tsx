import { Button, Icon } from '@mooring/ui';
import { RefreshCwIcon } from '@mooring/ui/bundled';
import styles from '../profile/profile.module.css';
import { ProfileSection } from '../profile/profile-section.tsx';
import { RefusedList } from './refused-list.tsx';
import { RemovalsQuestion } from './removals-question.tsx';
import { ServerNotices } from './server-notices.tsx';
import * as strings from './strings.ts';
import { syncText } from './sync-text.ts';
import { useSyncSection } from './use-sync-section.ts';

/** Whether the other devices have everything. Nothing at all for an account that is only on this one. */
export function SyncSection() {
  const section = useSyncSection();
  if (!section) return null;
  const { state, busy, now, compare, keepRemoved, removeHere } = section;
  return (
    <ProfileSection title={strings.yourOtherDevices}>
      <p className={styles.words} role="status">
        {syncText(state)}
      </p>
      <Button variant="secondary" size="small" className={styles.start} busy={busy} onClick={now}>
        <Icon as={RefreshCwIcon} />
        {strings.syncNow}
      </Button>
      {state.removals > 0 && (
        <RemovalsQuestion
          count={state.removals}
          busy={busy}
          onKeep={keepRemoved}
          onRemove={removeHere}
        />
      )}
      <ServerNotices state={state} busy={busy} onCompare={compare} />
      {state.refused > 0 && <RefusedList />}
    </ProfileSection>
  );
}
