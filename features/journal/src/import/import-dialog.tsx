import { Button, Dialog, Notice, TextField } from '@mooring/ui';
import { ProgressLine, RuledList } from '@mooring/ui/bundled';
import { useId } from 'react';
import { ChooseFiles } from './choose-files.tsx';
import styles from './import.module.css';
import { backupLines, previewLines, problemLines, sentence } from './import-words.ts';
import * as strings from './strings.ts';
import { type Import, type ImportStep, useImport } from './use-import.ts';

type ImportDialogProps = { onClose(): void };

/** Shows what would come before anything is written, then brings all of it or nothing. */
export function ImportDialog({ onClose }: ImportDialogProps) {
  const task = useImport();
  const form = useId();
  const { step, failure } = task;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={titleOf(step)}
      description={descriptions[step.at]}
      footer={<Answers task={task} form={form} onClose={onClose} />}
    >
      {step.at === 'choose' && <ChooseFiles onFiles={task.take} />}
      {step.at === 'sealed' && (
        <form id={form} method="post" onSubmit={task.unseal} noValidate>
          <TextField
            label={strings.passphrase}
            type="password"
            autoComplete="current-password"
            value={task.passphrase}
            onChange={(event) => task.type(event.target.value)}
            error={failure ? sentence(failure) : undefined}
          />
        </form>
      )}
      {step.at === 'reading' && <ProgressLine share={step.share} label={strings.reading} />}
      {step.at === 'importing' && <ProgressLine share={step.share} label={strings.bringingItIn} />}
      {step.at === 'backup' && <RuledList lines={backupLines(step.contents)} />}
      {step.at === 'shown' && (
        <>
          <RuledList lines={previewLines(step.preview)} />
          <Problems problems={problemLines(step.preview.problems)} />
        </>
      )}
      {step.at === 'done' && (
        <>
          <RuledList lines={step.lines} />
          <Problems problems={problemLines(step.problems)} />
        </>
      )}
      {failure && step.at !== 'sealed' && <Notice tone="danger">{sentence(failure)}</Notice>}
    </Dialog>
  );
}

const descriptions: Record<ImportStep['at'], string> = {
  choose: strings.exportsOfDayOne,
  reading: strings.everythingIsRead,
  sealed: strings.thisBackupIsEncrypted,
  backup: strings.whatIsHereAlready,
  shown: strings.nothingHasBeen,
  importing: strings.pleaseLeaveThisPage,
  done: strings.theyAreEncryptedOnThisDevice,
};

function titleOf(step: ImportStep): string {
  if (step.at === 'done') return strings.yourWordsAreHere;
  if (step.at === 'backup') return strings.aMooringBackup;
  if (step.at !== 'shown') return strings.bringInEarlier;
  return step.preview.newEntries.length > 0 ? strings.thisWouldCome : strings.nothingNewInThese;
}

function Answers({ task, form, onClose }: { task: Import; form: string; onClose(): void }) {
  const { step } = task;
  if (step.at === 'done') return <Button onClick={onClose}>{strings.done}</Button>;
  if (step.at === 'reading' || step.at === 'importing') {
    return (
      <Button variant="secondary" onClick={task.stop}>
        {strings.cancel}
      </Button>
    );
  }
  const some = step.at === 'backup' || (step.at === 'shown' && step.preview.newEntries.length > 0);
  return (
    <>
      {step.at === 'sealed' && (
        <Button type="submit" form={form}>
          {strings.openTheBackup}
        </Button>
      )}
      {some && <Button onClick={task.bring}>{strings.bringItIn}</Button>}
      {step.at === 'choose' ? (
        <Button variant="secondary" onClick={onClose}>
          {strings.notNow}
        </Button>
      ) : (
        <Button variant="secondary" onClick={task.again}>
          {strings.chooseOtherFiles}
        </Button>
      )}
    </>
  );
}

function Problems({ problems }: { problems: readonly { file: string; text: string }[] }) {
  if (problems.length === 0) return null;
  return (
    <section className={styles.problems} aria-label={strings.whatCouldNotBeRead}>
      <h3>{strings.whatCouldNotBeRead}</h3>
      {/* A long list scrolls, by keyboard too. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reached. */}
      <ul tabIndex={0} aria-label={strings.files}>
        {problems.map(({ file, text }, index) => (
          <li key={`${index} ${file}`}>
            <b>{file}</b> {text}
          </li>
        ))}
      </ul>
    </section>
  );
}
