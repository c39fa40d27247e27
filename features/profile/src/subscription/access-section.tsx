import { Button } from '@mooring/ui';
import styles from '../profile/profile.module.css';
import { ProfileSection } from '../profile/profile-section.tsx';
import { useResetAccess } from './use-reset-access.ts';

/** What the person may use: everything, for nothing. */
export function AccessSection() {
  const { since, cancelSubscription } = useResetAccess();
  return (
    <ProfileSection title="Your access">
      <p className={styles.words}>
        Everything in Mooring is free and open to you{since && `, since ${since}`}. Resetting starts
        this anew from today; nothing you have written is touched.
      </p>
      <Button
        variant="secondary"
        size="small"
        className={styles.start}
        onClick={() => void cancelSubscription()}
      >
        Reset my access
      </Button>
    </ProfileSection>
  );
}
