import { Button, Icon, Page, TextArea, TextField } from '@mooring/ui';
import { ArrowLeftIcon } from '@mooring/ui/bundled';
import { NewPasswordField } from '../password/new-password-field.tsx';
import styles from './auth.module.css';
import { EmailField } from './email-field.tsx';
import { FormFault } from './form-fault.tsx';
import * as strings from './strings.ts';
import { useRecover } from './use-recover.ts';

/** For a forgotten password: the 24 words open the account, and it gets a new one. */
export function RecoverPage({ email, onBack }: { email: string; onBack: () => void }) {
  const recovery = useRecover(email);
  const { fields, fault, busy, formRef, errorAt, type, submit } = recovery;
  return (
    <Page
      title={strings.openItWithYourRecovery}
      lead={strings.the24WordsYouWrote}
      back={
        <Button variant="quiet" size="small" onClick={onBack} disabled={busy}>
          <Icon as={ArrowLeftIcon} size="small" />
          {strings.back}
        </Button>
      }
    >
      <form ref={formRef} className={styles.form} method="post" onSubmit={submit} noValidate>
        <EmailField
          value={fields.email}
          onChange={(event) => type('email', event.target.value)}
          disabled={busy}
          error={errorAt('email')}
        />
        {recovery.hosting && <MailedCode recovery={recovery} />}
        <TextArea
          label={strings.recoveryPhrase}
          name="phrase"
          hint={strings.inTheOrderYouWrote}
          rows={4}
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          value={fields.phrase}
          onChange={(event) => type('phrase', event.target.value)}
          disabled={busy}
          error={errorAt('phrase')}
        />
        <NewPasswordField
          label={strings.newPassword}
          name="password"
          known={[fields.email]}
          value={fields.password}
          onChange={(event) => type('password', event.target.value)}
          disabled={busy}
          error={errorAt('password')}
        />
        {fault?.at === 'form' && <FormFault fault={fault} />}
        <Button type="submit" wide busy={busy}>
          {busy ? 'Processing...' : strings.openMyJournal}
        </Button>
        <p className={styles.aside}>{strings.withoutThePassword}</p>
      </form>
    </Page>
  );
}

/** The mail opens the account, the 24 words open what was written. */
function MailedCode({ recovery }: { recovery: ReturnType<typeof useRecover> }) {
  const { fields, busy, errorAt, type, mailCode } = recovery;
  return (
    <div className={styles.form}>
      <Button variant="secondary" wide onClick={mailCode} disabled={busy}>
        {strings.emailMeACode}
      </Button>
      <TextField
        label={strings.code}
        name="code"
        hint={strings.itIsInTheEmail}
        inputMode="numeric"
        autoComplete="one-time-code"
        value={fields.code}
        onChange={(event) => type('code', event.target.value)}
        disabled={busy}
        error={errorAt('code')}
      />
    </div>
  );
}
