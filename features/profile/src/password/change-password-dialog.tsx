import type { Account } from '@mooring/data';
import { NewPasswordField } from './new-password-field.tsx';
import styles from './password-dialog.module.css';
import { PasswordDialog } from './password-dialog.tsx';
import * as strings from './strings.ts';
import type { ChangePassword } from './use-change-password.ts';

type ChangePasswordDialogProps = { change: ChangePassword; account: Account };

export function ChangePasswordDialog({ change, account }: ChangePasswordDialogProps) {
  return (
    <PasswordDialog
      prompt={change}
      email={account.email}
      title={strings.changeYourPassword}
      description={strings.yourRecoveryPhrase}
      action={strings.changePassword}
      className={styles.fields}
    >
      <NewPasswordField
        label={strings.newPassword}
        name="next"
        known={[account.name, account.email]}
        value={change.next}
        onChange={(event) => change.typeNext(event.target.value)}
        disabled={change.busy}
        error={change.nextError}
      />
    </PasswordDialog>
  );
}
