import { Notice } from '@mooring/ui';
import { Checkbox, FormDialog } from '@mooring/ui/bundled';
import { PasswordField } from '../password/password-field.tsx';
import styles from '../profile/profile.module.css';
import type { LeaveHosting } from './use-leave-hosting.ts';

export function LeaveHostingDialog({ leaving }: { leaving: LeaveHosting }) {
  return (
    <FormDialog
      open={leaving.open}
      title="Keep your words on this device only?"
      description="Everything here stays as it is. Nothing more is sent to the server, and your other devices hear of nothing new."
      action={leaving.busy ? 'Processing...' : 'Keep on this device only'}
      cancel="Leave it as it is"
      cancelDisabled={leaving.busy}
      busy={leaving.busy}
      className={styles.form}
      onSubmit={leaving.submit}
      onClose={leaving.close}
    >
      <Checkbox
        label="Delete the copy on the server"
        hint="Your other devices can no longer log in then. Words that are only on them have to be saved there first."
        checked={leaving.deleteCopy}
        onCheckedChange={leaving.setDeleteCopy}
        disabled={leaving.busy}
      />
      {leaving.deleteCopy && (
        <PasswordField
          label="Current password"
          name="password"
          autoComplete="current-password"
          value={leaving.password}
          onChange={(event) => leaving.typePassword(event.target.value)}
          disabled={leaving.busy}
          error={leaving.passwordError}
        />
      )}
      {leaving.failure && (
        <Notice tone="danger" role="alert" title={leaving.failure.title}>
          {leaving.failure.text}
        </Notice>
      )}
    </FormDialog>
  );
}
