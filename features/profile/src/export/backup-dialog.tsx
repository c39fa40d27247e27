import { Button, Dialog, Icon, Notice } from '@mooring/ui';
import { DownloadIcon, ProgressLine, RadioGroup } from '@mooring/ui/bundled';
import { useId } from 'react';
import styles from './export.module.css';
import { PassphraseFields } from './passphrase-fields.tsx';
import { type BackupPrompt, useBackup } from './use-backup.ts';

/** The way to a full backup, with its dialog. */
export function BackupButton() {
  const backup = useBackup();
  return (
    <>
      <Button variant="secondary" wide onClick={backup.show}>
        <Icon as={DownloadIcon} />
        Make a full backup
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
      title={done === null ? 'Make a full backup' : 'Your backup is made'}
      description={
        done ?? 'One file with everything you have here. Keep it somewhere other than this device.'
      }
      footer={
        done === null ? (
          <>
            <Button type="submit" form={form} busy={share !== null}>
              Make the backup
            </Button>
            <Button variant="secondary" onClick={backup.close}>
              Not now
            </Button>
          </>
        ) : (
          <Button onClick={backup.close}>Done</Button>
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
        legend="Who may open the file"
        value={kind}
        onValueChange={backup.choose}
        disabled={busy}
        options={[
          {
            value: 'sealed',
            label: 'Whoever knows its passphrase',
            hint: 'Encrypted. Best for a cloud drive or a USB stick.',
          },
          {
            value: 'open',
            label: 'Anyone who has the file',
            hint: 'Readable without Mooring, by you and by anybody else who finds it.',
          },
        ]}
      />
      {kind === 'sealed' && (
        <PassphraseFields
          passphrase={backup.passphrase}
          hint="Nobody can reset it, and without it the file stays closed. Write it down and keep it apart from the file."
          disabled={busy}
        />
      )}
      {kind === 'open' && (
        <Notice title="This file can be read by anyone who has it">
          Every entry stands in it in plain words. Keep it where only you can reach it.
        </Notice>
      )}
      {busy && <ProgressLine share={share} label="Making the backup" />}
      {failure && (
        <Notice tone="danger" title={failure.title}>
          {failure.text}
        </Notice>
      )}
    </form>
  );
}
