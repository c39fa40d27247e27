import { Button, TextField } from '@mooring/ui';
import { PasswordDialog } from '../password/password-dialog.tsx';
import styles from '../profile/profile.module.css';
import * as strings from './strings.ts';
import type { SignInAgain } from './use-sign-in-again.ts';

export function SignInDialog({ signIn, email }: { signIn: SignInAgain; email: string }) {
  return (
    <PasswordDialog
      prompt={signIn}
      email={email}
      title={strings.signInToTheServer}
      description={strings.yourJournalIsOpen}
      action={strings.signIn}
      cancel={strings.notNow}
      className={styles.form}
    >
      {signIn.mailed ? (
        <TextField
          label={strings.code}
          name="code"
          hint={strings.fromTheEmailWe}
          inputMode="numeric"
          autoComplete="one-time-code"
          value={signIn.code}
          onChange={(event) => signIn.typeCode(event.target.value)}
          disabled={signIn.busy}
          error={signIn.codeError}
        />
      ) : (
        <Button variant="quiet" size="small" onClick={signIn.mail} disabled={signIn.busy}>
          {strings.theServerDoesNot}
        </Button>
      )}
    </PasswordDialog>
  );
}
