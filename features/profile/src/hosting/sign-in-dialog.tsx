import { Button, Dialog, TextField } from '@mooring/ui';
import { useId } from 'react';
import { AccountName } from '../password/account-name.tsx';
import { PasswordField } from '../password/password-field.tsx';
import styles from '../profile/profile.module.css';
import type { SignInAgain } from './use-sign-in-again.ts';

export function SignInDialog({ signIn, email }: { signIn: SignInAgain; email: string }) {
  const form = useId();
  return (
    <Dialog
      open={signIn.open}
      onOpenChange={(open) => !open && signIn.close()}
      title="Sign in to the server again"
      description="Your journal is open. The server only wants to know that it is still you before it takes more."
      footer={
        <>
          <Button type="submit" form={form} busy={signIn.busy}>
            {signIn.busy ? 'Processing...' : 'Sign in'}
          </Button>
          <Button variant="secondary" onClick={signIn.close}>
            Not now
          </Button>
        </>
      }
    >
      <form id={form} className={styles.form} method="post" onSubmit={signIn.submit} noValidate>
        <AccountName email={email} />
        <PasswordField
          label="Current password"
          name="password"
          autoComplete="current-password"
          value={signIn.password}
          onChange={(event) => signIn.type(event.target.value)}
          disabled={signIn.busy}
          error={signIn.errorAt('password')}
        />
        {signIn.mailed ? (
          <TextField
            label="Code"
            name="code"
            hint="From the letter we sent to your address."
            inputMode="numeric"
            autoComplete="one-time-code"
            value={signIn.code}
            onChange={(event) => signIn.typeCode(event.target.value)}
            disabled={signIn.busy}
            error={signIn.errorAt('code')}
          />
        ) : (
          <Button variant="quiet" size="small" onClick={signIn.mail} disabled={signIn.busy}>
            The server does not take this password
          </Button>
        )}
      </form>
    </Dialog>
  );
}
