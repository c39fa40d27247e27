import { Button, Dialog, Notice } from '@mooring/ui';
import { useId } from 'react';
import { SelectField } from '../days/select-field.tsx';
import { PassphraseFields } from '../export/passphrase-fields.tsx';
import styles from './auto-backup.module.css';
import { nameOfDay, weekdays } from './auto-backup-texts.ts';
import * as strings from './strings.ts';
import type { BeginBackups } from './use-begin-backups.ts';

/** The passphrase of the files, and the day where there is no folder. */
export function BeginDialog({ begin }: { begin: BeginBackups }) {
  const form = useId();
  const { folderName, busy } = begin;
  return (
    <Dialog
      open={begin.open}
      onOpenChange={(open) => !open && begin.close()}
      title={folderName === null ? strings.chooseADay : strings.chooseAPassphrase}
      description={
        folderName === null ? strings.onThatDayHomeHas : strings.mooringWillWrite(folderName)
      }
      footer={
        <>
          <Button type="submit" form={form} busy={busy}>
            {folderName === null ? strings.remindMe : strings.start}
          </Button>
          <Button variant="secondary" onClick={begin.close}>
            {strings.notNow}
          </Button>
        </>
      }
    >
      <form id={form} method="post" onSubmit={begin.submit} noValidate className={styles.form}>
        {folderName === null && (
          <SelectField
            label={strings.day}
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
          hint={strings.nobodyCanReset}
          disabled={busy}
        />
        <p className={styles.words}>{strings.mooringNeedsThePassphrase}</p>
        {begin.failure && <Notice tone="danger" title={begin.failure} />}
      </form>
    </Dialog>
  );
}
