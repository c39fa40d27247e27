import { paths } from '@mooring/contract';
import { Link } from '@mooring/contract/router';
import { Button, Notice, TextField } from '@mooring/ui';
import { Checkbox, PasswordField } from '@mooring/ui/bundled';
import type { ChangeEvent } from 'react';
import { NewPasswordField } from '../password/new-password-field.tsx';
import styles from './auth.module.css';
import type { AuthMode } from './auth-checks.ts';
import { EmailField } from './email-field.tsx';
import { FormFault } from './form-fault.tsx';
import { PasskeyButton } from './passkey-button.tsx';
import * as strings from './strings.ts';
import type { AuthFormState } from './use-auth-form.ts';

type AuthFormProps = {
  mode: AuthMode;
  form: AuthFormState;
  hasVisitorEntries: boolean;
  onForgotten: () => void;
};

const actions = { 'sign-up': strings.createMyAccount, 'log-in': strings.logInTab } as const;

export function AuthForm({ mode, form, hasVisitorEntries, onForgotten }: AuthFormProps) {
  const { fields, busy, fault, errorAt } = form;
  const signingUp = mode === 'sign-up';
  const password = {
    name: 'password',
    value: fields.password,
    onChange: (event: ChangeEvent<HTMLInputElement>) => form.type('password', event.target.value),
    disabled: busy,
    error: errorAt('password'),
  };
  return (
    // Sent as POST, so that even a form the script never reached could not put a password into an address.
    <form
      ref={form.formRef}
      className={styles.form}
      method="post"
      onSubmit={form.submit}
      noValidate
      aria-label={signingUp ? strings.signUp : strings.logIn}
    >
      {hasVisitorEntries && (
        <Notice>{signingUp ? strings.whatYouHaveWritten : strings.youHaveWritten}</Notice>
      )}
      {signingUp && (
        <TextField
          label={strings.name}
          name="name"
          autoComplete="name"
          hint={strings.anyNameYouLike}
          value={fields.name}
          onChange={(event) => form.type('name', event.target.value)}
          disabled={busy}
          error={errorAt('name')}
        />
      )}
      <EmailField
        value={fields.email}
        onChange={(event) => form.type('email', event.target.value)}
        disabled={busy}
        error={errorAt('email')}
      />
      {signingUp ? (
        <NewPasswordField {...password} known={[fields.name, fields.email]} />
      ) : (
        <PasswordField {...password} autoComplete="current-password" />
      )}
      <Checkbox
        bare
        label={strings.staySignedIn}
        hint={strings.turnOffToEnter}
        checked={form.staysSignedIn}
        onCheckedChange={form.setStaysSignedIn}
        disabled={busy}
      />
      {form.asksForSmallDevice && (
        <Checkbox
          bare
          label={strings.iMadeThisAccount}
          hint={strings.chooseThisOnlyIfYouAreSure}
          checked={form.smallDevice}
          onCheckedChange={form.setSmallDevice}
          disabled={busy}
        />
      )}
      {signingUp && form.hosting && <p className={styles.aside}>{strings.anEncryptedCopyIsKept}</p>}
      {fault?.at === 'form' && (
        <FormFault
          fault={fault}
          onLogIn={() => form.choose('log-in')}
          onForgotten={onForgotten}
          onDevice={signingUp ? form.submitOnDevice : undefined}
        />
      )}
      <Button type="submit" wide busy={busy}>
        {busy ? 'Processing...' : actions[mode]}
      </Button>
      {!signingUp && <PasskeyButton entry={form.passkey} onPress={form.openWithPasskey} />}
      <div className={styles.without}>
        <Button asChild wide variant="secondary">
          <Link to={signingUp ? paths.dashboard.to() : paths.write.to()}>
            {signingUp ? strings.beginWithoutAnAccount : strings.writeWithoutLogging}
          </Link>
        </Button>
        <p className={styles.aside}>
          {signingUp ? strings.youDoNotNeedAnAccount : strings.yourWordsStayOnThisDevice}
        </p>
      </div>
      {!signingUp && (
        <Button variant="quiet" wide onClick={onForgotten} disabled={busy}>
          {strings.forgotYourPassword}
        </Button>
      )}
    </form>
  );
}
