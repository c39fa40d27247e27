import type { Account } from '@mooring/data';
import { Button, Notice } from '@mooring/ui';
import { ChangePasswordDialog } from '../password/change-password-dialog.tsx';
import { PasswordDialog } from '../password/password-dialog.tsx';
import { useChangePassword } from '../password/use-change-password.ts';
import styles from './profile.module.css';
import { ProfileSection } from './profile-section.tsx';
import * as strings from './strings.ts';
import type { NewPhrase } from './use-new-phrase.ts';

type PasswordSettingsProps = { account: Account; newPhrase: NewPhrase };

export function PasswordSettings({ account, newPhrase }: PasswordSettingsProps) {
  const change = useChangePassword();
  return (
    <ProfileSection title={strings.passwordAndRecovery}>
      {newPhrase.putOff && (
        <Notice title={strings.yourRecoveryPhrase}>{strings.withoutItAForgotten}</Notice>
      )}
      <div className={styles.stack}>
        <Button variant="secondary" wide onClick={newPhrase.prompt.show}>
          {strings.makeANewRecovery}
        </Button>
        <Button variant="secondary" wide onClick={change.show}>
          {strings.changePassword}
        </Button>
      </div>
      <PasswordDialog
        prompt={newPhrase.prompt}
        email={account.email}
        title={strings.makeANewRecovery}
        description={strings.youWillSee24New}
        action={strings.showMeTheWords}
      />
      <ChangePasswordDialog change={change} account={account} />
    </ProfileSection>
  );
}
