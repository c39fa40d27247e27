import { Button, Notice, TextField } from '@mooring/ui';
import { Checkbox, FormDialog } from '@mooring/ui/bundled';
import { PasswordField } from '../password/password-field.tsx';
import styles from '../profile/profile.module.css';
import { SettingGroup } from '../profile/profile-section.tsx';
import { type Erase, eraseWord, useErase } from './use-erase.ts';

/** The way to leave nothing behind on this device. */
export function EraseSection({ leave }: { leave?: (address: string) => void }) {
  const erase = useErase(leave);
  return (
    <SettingGroup>
      <p className={styles.words}>
        Erases every account, entry, recording, check-in, moment and conversation that this browser
        keeps.{' '}
        {erase.hasCopy
          ? 'You can choose whether the sealed copy on the server goes too.'
          : 'There is no copy anywhere else but a backup you made.'}
      </p>
      <p className={styles.words}>
        Backups that you saved, or that Mooring wrote into a folder of yours, stay where they are.
      </p>
      <p className={styles.words}>
        Your browser may keep some things of its own: addresses you visited, and a name, email or
        password that it offers to fill in. You can clear these in the browser's settings.
      </p>
      <Button variant="danger-quiet" wide onClick={erase.show}>
        Erase everything on this device
      </Button>
      <EraseDialog erase={erase} />
    </SettingGroup>
  );
}

function EraseDialog({ erase }: { erase: Erase }) {
  return (
    <FormDialog
      open={erase.open}
      title="Erase everything on this device?"
      description="This cannot be undone. It erases every account in this browser, not only yours."
      action={erase.busy ? 'Erasing...' : 'Erase everything'}
      tone="danger"
      cancel="Keep it"
      cancelDisabled={erase.busy}
      busy={erase.busy}
      className={styles.form}
      onSubmit={erase.submit}
      onClose={erase.close}
    >
      <TextField
        label={`Type “${eraseWord}” to go on`}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={erase.typed}
        onChange={(event) => erase.type(event.target.value)}
        disabled={erase.busy}
        error={erase.error}
      />
      {erase.hasCopy && (
        <Checkbox
          label="Delete the copy on the server as well"
          hint="Without it, the sealed copy stays there, and opens again with your email and password."
          checked={erase.copyToo}
          onCheckedChange={erase.setCopyToo}
          disabled={erase.busy}
        />
      )}
      {erase.hasCopy && erase.copyToo && (
        <PasswordField
          label="Current password"
          name="password"
          autoComplete="current-password"
          value={erase.password}
          onChange={(event) => erase.typePassword(event.target.value)}
          disabled={erase.busy}
          error={erase.passwordError}
        />
      )}
      {erase.failure && (
        <Notice tone="danger" role="alert" title={erase.failure.title}>
          {erase.failure.text}
        </Notice>
      )}
    </FormDialog>
  );
}
