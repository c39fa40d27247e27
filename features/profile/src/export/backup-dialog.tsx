import { Button, Dialog, Icon, Notice } from '@mooring/ui';
import { DownloadIcon, ProgressLine, RadioGroup } from '@mooring/ui/bundled';
import { useId } from 'react';
import styles from './export.module.css';
import { PassphraseFields } from './passphrase-fields.tsx';
import * as strings from './strings.ts';
import { type BackupPrompt, useBackup } from './use-backup.ts';

/** The way to a full backup, with its dialog. */
export function BackupButton() {
  const backup = useBackup();
  return (
    <>
      <Button variant="secondary" wide onClick={backup.show}>
        <Icon as={DownloadIcon} />
        {strings.makeAFullBackup}
      </Button>
      <BackupDialog backup={backup} />
    </>
  );
}

/** Asks whether a backup is sealed, makes it and hands it over. */
export function BackupDialog({ backup }: { backup: BackupPrompt }) {
  const form = useId();
  const { share, done } = backup;
  return (
    <Dialog
      open={backup.open}
      onOpenChange={(open) => !open && backup.close()}
      title={done === null ? strings.makeAFullBackup : strings.yourBackupIsMade}
      description={done ?? strings.oneFileWithEverything}
      footer={
        done === null ? (
          <>
            <Button type="submit" form={form} busy={share !== null}>
              {strings.makeTheBackup}
            </Button>
            <Button variant="secondary" onClick={backup.close}>
              {strings.notNow}
            </Button>
          </>
        ) : (
          <Button onClick={backup.close}>{strings.done}</Button>
        )
      }
    >
      {done === null && <BackupForm id={form} backup={backup} />}
    </Dialog>
  );
}

function BackupForm({ id, backup }: { id: string; backup: BackupPrompt }) {
  const { kind, share, failure } = backup;
  const busy = share !== null;
  return (
    <form id={id} method="post" onSubmit={backup.submit} noValidate className={styles.form}>
      <RadioGroup
        legend={strings.whoMayOpenTheFile}
        value={kind}
        onValueChange={backup.choose}
        disabled={busy}
        options={[
          {
            value: 'sealed',
            label: strings.whoeverKnowsIts,
            hint: strings.encryptedBestForACloud,
          },
          {
            value: 'open',
            label: strings.anyoneWhoHasTheFile,
            hint: strings.readableWithout,
          },
        ]}
      />
      {kind === 'sealed' && (
        <PassphraseFields
          passphrase={backup.passphrase}
          hint={strings.nobodyCanReset}
          disabled={busy}
        />
      )}
      {kind === 'open' && (
        <Notice title={strings.thisFileCanBeRead}>{strings.everyEntryStands}</Notice>
      )}
      {busy && <ProgressLine share={share} label={strings.makingTheBackup} />}
      {failure && (
        <Notice tone="danger" title={failure.title}>
          {failure.text}
        </Notice>
      )}
    </form>
  );
}
