import { Button, Dialog, Notice } from '@mooring/ui';
import { useId } from 'react';
import { SelectField } from '../days/select-field.tsx';
import { PassphraseFields } from '../export/passphrase-fields.tsx';
import styles from './auto-backup.module.css';
import { nameOfDay, weekdays } from './auto-backup-texts.ts';
import type { BeginBackups } from './use-begin-backups.ts';

/** The passphrase of the files, and the day where there is no folder. */
export function BeginDialog({ begin }: { begin: BeginBackups }) {
  const form = useId();
  const { folderName, busy } = begin;
  return (
    <Dialog
      open={begin.open}
      onOpenChange={(open) => !open && begin.close()}
      title={folderName === null ? 'Choose a day' : 'Choose a passphrase'}
      description={
        folderName === null
          ? 'On that day Home has a button that saves the backup.'
          : `Mooring will write backups into the folder “${folderName}”. They are encrypted with this passphrase.`
      }
      footer={
        <>
          <Button type="submit" form={form} busy={busy}>
            {folderName === null ? 'Remind me' : 'Start'}
          </Button>
          <Button variant="secondary" onClick={begin.close}>
            Not now
          </Button>
        </>
      }
    >
      <form id={form} method="post" onSubmit={begin.submit} noValidate className={styles.form}>
        {folderName === null && (
          <SelectField
            label="Day"
            value={begin.weekday}
            onChange={(event) => begin.setWeekday(Number(event.target.value))}
          >
            {weekdays.map((weekday) => (
              <option key={weekday} value={weekday}>
                {nameOfDay(weekday)}
              </option>
            ))}
          </SelectField>
        )}
        <PassphraseFields
          passphrase={begin.passphrase}
          hint="Nobody can reset it, and without it nobody can open the files. Write it down and keep it apart from them."
          disabled={busy}
        />
        <p className={styles.words}>
          Mooring needs the passphrase each time it makes a backup. So it keeps the passphrase on
          this device, encrypted like what you write. Use one that you use nowhere else.
        </p>
        {begin.failure && <Notice tone="danger" title={begin.failure} />}
      </form>
    </Dialog>
  );
}
