import { Notice } from '@mooring/ui';
import { Checkbox, FormDialog, PasswordField } from '@mooring/ui/bundled';
import styles from '../profile/profile.module.css';
import * as strings from './strings.ts';
import type { LeaveHosting } from './use-leave-hosting.ts';

export function LeaveHostingDialog({ leaving }: { leaving: LeaveHosting }) {
  return (
    <FormDialog
      open={leaving.open}
      title={strings.keepYourWordsOnThisDevice}
      description={strings.everythingHere}
      action={leaving.busy ? 'Processing...' : strings.keepOnThisDevice}
      cancel={strings.leaveItAsItIs}
      cancelDisabled={leaving.busy}
      busy={leaving.busy}
      className={styles.form}
      onSubmit={leaving.submit}
      onClose={leaving.close}
    >
      <Checkbox
        label={strings.deleteTheCopyOnTheServer}
        hint={strings.yourOtherDevices}
        checked={leaving.deleteCopy}
        onCheckedChange={leaving.setDeleteCopy}
        disabled={leaving.busy}
      />
      {leaving.deleteCopy && (
        <PasswordField
          label={strings.currentPassword}
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
