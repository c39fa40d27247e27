import { paths } from '@mooring/contract';
import { Link } from '@mooring/contract/router';
import { Button, Notice, TextField } from '@mooring/ui';
import { Checkbox } from '@mooring/ui/bundled';
import type { ChangeEvent } from 'react';
import { NewPasswordField } from '../password/new-password-field.tsx';
import { PasswordField } from '../password/password-field.tsx';
import styles from './auth.module.css';
import type { AuthMode } from './auth-checks.ts';
import { EmailField } from './email-field.tsx';
import { FormFault } from './form-fault.tsx';
import { PasskeyButton } from './passkey-button.tsx';
import type { AuthFormState } from './use-auth-form.ts';

type AuthFormProps = {
  mode: AuthMode;
  form: AuthFormState;
  hasVisitorEntries: boolean;
  onForgotten: () => void;
};

const actions = { 'sign-up': 'Create My Account', 'log-in': 'Log In' } as const;

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
      aria-label={signingUp ? 'Sign up' : 'Log in'}
    >
      {hasVisitorEntries && (
        <Notice>
          {signingUp
            ? 'What you have written here comes with you.'
            : 'You have written here without logging in. Once you are in, we ask whether to bring it into your journal.'}
        </Notice>
      )}
      {signingUp && (
        <TextField
          label="Name"
          name="name"
          autoComplete="name"
          hint="Any name you like to be called."
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
        label="Stay signed in for 3 days"
        hint="Turn off to enter your password every time."
        checked={form.staysSignedIn}
        onCheckedChange={form.setStaysSignedIn}
        disabled={busy}
      />
      {form.asksForSmallDevice && (
        <Checkbox
          bare
          label="I made this account on a device with little memory"
          hint="Only if you know that. Mooring then also tries what such a device sends. It is easier to guess for whoever runs the server."
          checked={form.smallDevice}
          onCheckedChange={form.setSmallDevice}
          disabled={busy}
        />
      )}
      {signingUp && form.hosting && (
        <p className={styles.aside}>
          A sealed copy is kept on the server, so that your words open on your other devices too. It
          sees your email, when you write and what kind of thing it is, never what you wrote.
        </p>
      )}
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
            {signingUp ? 'Begin without an account' : 'Write without logging in'}
          </Link>
        </Button>
        <p className={styles.aside}>
          {signingUp
            ? 'You do not need an account to write. You can make one later, and your words come along.'
            : 'Your words stay on this device. When you log in, we ask whether to bring them into your journal.'}
        </p>
      </div>
      {!signingUp && (
        <Button variant="quiet" wide onClick={onForgotten} disabled={busy}>
          Forgot your password?
        </Button>
      )}
    </form>
  );
}
