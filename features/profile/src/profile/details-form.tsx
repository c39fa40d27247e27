import type { Account } from '@mooring/data';
import { Button, TextField } from '@mooring/ui';
import { ConfirmEmailDialog } from '../hosting/confirm-email-dialog.tsx';
import { PasswordDialog } from '../password/password-dialog.tsx';
import styles from './profile.module.css';
import { useProfileForm } from './use-profile-form.ts';

export function DetailsForm({ account }: { account: Account }) {
  const form = useProfileForm(account);
  return (
    <>
      <form className={styles.form} method="post" onSubmit={form.submit} noValidate>
        <TextField
          label="Name"
          name="name"
          autoComplete="name"
          value={form.name}
          onChange={(event) => form.setName(event.target.value)}
        />
        <TextField
          label="Email"
          type="email"
          name="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          value={form.email}
          onChange={(event) => form.setEmail(event.target.value)}
        />
        <Button type="submit" wide busy={form.busy}>
          Update Profile
        </Button>
      </form>
      <PasswordDialog
        prompt={form.prompt}
        email={account.email}
        title="Change your email"
        description={`From now on you log in with ${form.email.trim()}. Your current password says that it is you.`}
        action="Change email"
      />
      <ConfirmEmailDialog confirm={form.confirm} />
    </>
  );
}
