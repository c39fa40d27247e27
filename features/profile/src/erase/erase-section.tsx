import { Button, Notice, TextField } from '@mooring/ui';
import { Checkbox, FormDialog, PasswordField } from '@mooring/ui/bundled';
import styles from '../profile/profile.module.css';
import { SettingGroup } from '../profile/profile-section.tsx';
import * as strings from './strings.ts';
import { type Erase, eraseWord, useErase } from './use-erase.ts';

/** The way to leave nothing behind on this device. */
export function EraseSection({ leave }: { leave?: (address: string) => void }) {
  const erase = useErase(leave);
  return (
    <SettingGroup>
      <p className={styles.words}>{strings.erasesEveryAccount}</p>
      {erase.isHosted && <p className={styles.words}>{aboutTheCopy(erase)}</p>}
      <p className={styles.words}>{strings.filesYouSavedElsewhere}</p>
      <p className={styles.words}>{strings.yourBrowserMay}</p>
      <Button variant="danger-quiet" wide onClick={erase.show}>
        {strings.eraseEverythingOn}
      </Button>
      <EraseDialog erase={erase} />
    </SettingGroup>
  );
}

function EraseDialog({ erase }: { erase: Erase }) {
  return (
    <FormDialog
      open={erase.open}
      title={strings.eraseEverythingOnThis}
      description={strings.thisCannotBeUndone}
      action={erase.busy ? 'Erasing...' : strings.eraseEverything}
      tone="danger"
      cancel={strings.keepIt}
      cancelDisabled={erase.busy}
      busy={erase.busy}
      className={styles.form}
      onSubmit={erase.submit}
      onClose={erase.close}
    >
      <TextField
        label={strings.typeToGoOn(eraseWord)}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={erase.typed}
        onChange={(event) => erase.type(event.target.value)}
        disabled={erase.busy}
        error={erase.error}
      />
      {erase.isHosted && !erase.canDeleteCopy && <p>{aboutTheCopy(erase)}</p>}
      {erase.canDeleteCopy && (
        <Checkbox
          label={strings.deleteTheCopyOnTheServer}
          hint={strings.ifYouLeaveThisOff}
          checked={erase.copyToo}
          onCheckedChange={erase.setCopyToo}
          disabled={erase.busy}
        />
      )}
      {erase.canDeleteCopy && erase.copyToo && (
        <PasswordField
          label={strings.currentPassword}
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

const aboutTheCopy = ({ canDeleteCopy }: Erase) =>
  canDeleteCopy ? strings.youCanChooseWhether : strings.theCopyOnTheServerStays;
