import { paths } from '@mooring/contract';
import { Link } from '@mooring/contract/router';
import { type Account, usePasskeyEntry } from '@mooring/data';
import { Button, Page, TextLink } from '@mooring/ui';
import { PasswordField } from '@mooring/ui/bundled';
import styles from './lock-screen.module.css';
import * as strings from './strings.ts';
import { useUnlock } from './use-unlock.ts';

/** Shown instead of the page while the vault is closed. The address stays, so unlocking returns to it. */
export function LockScreen({ account }: { account: Account }) {
  const { password, setPassword, error, busy, submit, logOut } = useUnlock();
  const passkey = usePasskeyEntry();
  return (
    <Page title={strings.locked} lead={strings.mooringIsLocked}>
      <form className={styles.form} onSubmit={submit} noValidate>
        <input
          type="hidden"
          name="username"
          autoComplete="username"
          value={account.email}
          readOnly
        />
        <PasswordField
          label={strings.passwordFor(account.name || account.email)}
          name="password"
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          disabled={busy}
          {...(error === undefined ? {} : { error })}
        />
        <Button type="submit" busy={busy} wide>
          {busy ? 'Processing...' : strings.unlock}
        </Button>
        {passkey.isOffered && (
          <Button
            variant="secondary"
            onClick={() => void passkey.open()}
            busy={passkey.busy}
            disabled={busy}
            wide
          >
            {strings.openWithFaceOrFinger}
          </Button>
        )}
        {passkey.error !== undefined && <p role="alert">{passkey.error}</p>}
        <Button variant="quiet" onClick={logOut} disabled={busy} wide>
          {strings.logOut}
        </Button>
        <p className={styles.forgot}>
          {strings.forgotYourPassword}{' '}
          <TextLink asChild>
            <Link to={paths.auth.to()} state={{ isLogin: true }}>
              {strings.useYourRecovery}
            </Link>
          </TextLink>
        </p>
      </form>
    </Page>
  );
}
