import type { Account } from '@mooring/data';
import { Button, Icon } from '@mooring/ui';
import { LockIcon, LogOutIcon } from '@mooring/ui/bundled';
import { HostingSection } from '../hosting/hosting-section.tsx';
import type { Move } from '../hosting/use-move.ts';
import { PrivacyChoice } from '../settings/privacy-choice.tsx';
import { Reminders } from '../settings/reminders.tsx';
import { SyncSection } from '../sync/sync-section.tsx';
import { Appearance } from './appearance.tsx';
import { InstallOffer } from './install-offer.tsx';
import { PasswordSettings } from './password-settings.tsx';
import styles from './profile.module.css';
import { ProfileSection } from './profile-section.tsx';
import { StaySignedInChoice } from './stay-signed-in-choice.tsx';
import { StorageHealth } from './storage-health.tsx';
import type { Leave } from './use-leave.ts';
import type { NewPhrase } from './use-new-phrase.ts';

type AccountSettingsProps = { account: Account; leave: Leave; newPhrase: NewPhrase; move: Move };

export function AccountSettings({ account, leave, newPhrase, move }: AccountSettingsProps) {
  return (
    <ProfileSection title="Account Settings">
      <Appearance />
      <StaySignedInChoice />
      <PrivacyChoice />
      <Reminders />
      <PasswordSettings account={account} newPhrase={newPhrase} />
      <StorageHealth />
      <HostingSection account={account} move={move} />
      <SyncSection />
      <InstallOffer />
      <div className={styles.pair}>
        <Button variant="secondary" onClick={leave.lock}>
          <Icon as={LockIcon} />
          Lock now
        </Button>
        <Button variant="secondary" onClick={leave.logOut}>
          <Icon as={LogOutIcon} />
          Log Out
        </Button>
      </div>
    </ProfileSection>
  );
}
