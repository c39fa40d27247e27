import type { Account } from '@mooring/data';
import { Button, Dialog } from '@mooring/ui';
import { useId } from 'react';
import { AccountName } from './account-name.tsx';
import { NewPasswordField } from './new-password-field.tsx';
import styles from './password-dialog.module.css';
import { PasswordField } from './password-field.tsx';
import type { ChangePassword } from './use-change-password.ts';

export function ChangePasswordDialog({
  change,
  account,
}: {
  change: ChangePassword;
  account: Account;
}) {
  const form = useId();
  return (
    <Dialog
      open={change.open}
      onOpenChange={(open) => !open && change.close()}
      title="Change your password"
      description="Your recovery phrase goes on working, and nothing you wrote is touched."
      footer={
        <>
          <Button type="submit" form={form} busy={change.busy}>
            {change.busy ? 'Processing...' : 'Change Password'}
          </Button>
          <Button variant="secondary" onClick={change.close}>
            Leave it as it is
          </Button>
        </>
      }
    >
      <form id={form} className={styles.fields} method="post" onSubmit={change.submit} noValidate>
        <AccountName email={account.email} />
        <PasswordField
          label="Current password"
          name="current"
          autoComplete="current-password"
          value={change.current}
          onChange={(event) => change.typeCurrent(event.target.value)}
          disabled={change.busy}
          error={change.errorAt('current')}
        />
        <NewPasswordField
          label="New password"
          name="next"
          known={[account.name, account.email]}
          value={change.next}
          onChange={(event) => change.typeNext(event.target.value)}
          disabled={change.busy}
          error={change.errorAt('next')}
        />
      </form>
    </Dialog>
  );
}
