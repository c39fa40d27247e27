import type { Account } from '@mooring/data';
import { Button, Notice } from '@mooring/ui';
import { ChangePasswordDialog } from '../password/change-password-dialog.tsx';
import { PasswordDialog } from '../password/password-dialog.tsx';
import { useChangePassword } from '../password/use-change-password.ts';
import styles from './profile.module.css';
import { ProfileSection } from './profile-section.tsx';
import type { NewPhrase } from './use-new-phrase.ts';

type PasswordSettingsProps = { account: Account; newPhrase: NewPhrase };

export function PasswordSettings({ account, newPhrase }: PasswordSettingsProps) {
  const change = useChangePassword();
  return (
    <ProfileSection title="Password and recovery">
      {newPhrase.putOff && (
        <Notice title="Your recovery phrase is not written down yet">
          Without it, a forgotten password cannot be undone, not even by us.
        </Notice>
      )}
      <div className={styles.stack}>
        <Button variant="secondary" wide onClick={newPhrase.prompt.show}>
          Make a new recovery phrase
        </Button>
        <Button variant="secondary" wide onClick={change.show}>
          Change password
        </Button>
      </div>
      <PasswordDialog
        prompt={newPhrase.prompt}
        email={account.email}
        title="Make a new recovery phrase"
        description="You will see 24 new words. Once you have written them down, the old ones open nothing."
        action="Show me the words"
      />
      <ChangePasswordDialog change={change} account={account} />
    </ProfileSection>
  );
}
