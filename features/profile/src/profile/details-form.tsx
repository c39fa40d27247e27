import type { Account } from '@mooring/data';
import { Button, TextField } from '@mooring/ui';
import { ConfirmEmailDialog } from '../hosting/confirm-email-dialog.tsx';
import { PasswordDialog } from '../password/password-dialog.tsx';
import { MarkChoice } from './mark-choice.tsx';
import styles from './profile.module.css';
import * as strings from './strings.ts';
import { useProfileForm } from './use-profile-form.ts';

export function DetailsForm({ account }: { account: Account }) {
  const form = useProfileForm(account);
  return (
    <>
      <form className={styles.form} method="post" onSubmit={form.submit} noValidate>
        <TextField
          label={strings.name}
          name="name"
          autoComplete="name"
          value={form.name}
          onChange={(event) => form.setName(event.target.value)}
        />
        <TextField
          label={strings.email}
          type="email"
          name="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          value={form.email}
          onChange={(event) => form.setEmail(event.target.value)}
        />
        <MarkChoice value={form.avatar} onValueChange={form.setAvatar} />
        <Button type="submit" wide busy={form.busy}>
          {strings.updateProfile}
        </Button>
      </form>
      <PasswordDialog
        prompt={form.prompt}
        email={account.email}
        title={strings.changeYourEmail}
        description={strings.fromNowOnYouLog(form.email.trim())}
        action={strings.changeEmail}
      />
      <ConfirmEmailDialog confirm={form.confirm} />
    </>
  );
}
