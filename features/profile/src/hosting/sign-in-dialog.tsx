import { Button, TextField } from '@mooring/ui';
import { PasswordDialog } from '../password/password-dialog.tsx';
import styles from '../profile/profile.module.css';
import type { SignInAgain } from './use-sign-in-again.ts';

export function SignInDialog({ signIn, email }: { signIn: SignInAgain; email: string }) {
  return (
    <PasswordDialog
      prompt={signIn}
      email={email}
      title="Sign in to the server again"
      description="Your journal is open. The server only wants to know that it is still you before it takes more."
      action="Sign in"
      cancel="Not now"
      className={styles.form}
    >
      {signIn.mailed ? (
        <TextField
          label="Code"
          name="code"
          hint="From the email we sent you."
          inputMode="numeric"
          autoComplete="one-time-code"
          value={signIn.code}
          onChange={(event) => signIn.typeCode(event.target.value)}
          disabled={signIn.busy}
          error={signIn.codeError}
        />
      ) : (
        <Button variant="quiet" size="small" onClick={signIn.mail} disabled={signIn.busy}>
          The server does not take this password
        </Button>
      )}
    </PasswordDialog>
  );
}
