import { Button, Dialog, Icon, Notice } from '@mooring/ui';
import {
  Checkbox,
  FileField,
  PasswordField,
  ProgressLine,
  RuledList,
  UploadIcon,
} from '@mooring/ui/bundled';
import { useId } from 'react';
import { contentsLines, messageLine, restoredLines, trustedPersonLabel } from './backup-texts.ts';
import * as strings from './strings.ts';
import { type Restore, useRestore } from './use-restore.ts';

/** The way back from a backup, with its dialog. */
export function RestoreButton() {
  const restore = useRestore();
  return (
    <>
      <Button variant="secondary" wide onClick={restore.show}>
        <Icon as={UploadIcon} />
        {strings.restoreFromABackup}
      </Button>
      <RestoreDialog restore={restore} />
    </>
  );
}

/** Chooses a file, shows what is in it, and only then brings it back. */
function RestoreDialog({ restore }: { restore: Restore }) {
  const form = useId();
  const { step, failure } = restore;
  return (
    <Dialog
      open={restore.open}
      onOpenChange={(open) => !open && restore.close()}
      title={step.at === 'done' ? strings.yourBackupIsRestored : strings.restoreFromABackup}
      description={descriptions[step.at]}
      footer={<Answers restore={restore} form={form} />}
    >
      {step.at === 'choose' && (
        <FileField
          label={strings.backupFile}
          accept=".mooring,.json,application/json"
          onFiles={([file]) => void restore.take(file)}
        />
      )}
      {step.at === 'sealed' && (
        <form id={form} method="post" onSubmit={restore.unseal} noValidate>
          <PasswordField
            label={strings.passphrase}
            name="passphrase"
            autoComplete="current-password"
            value={restore.passphrase}
            onChange={(event) => restore.type(event.target.value)}
            error={failure ? messageLine(failure) : undefined}
          />
        </form>
      )}
      {step.at === 'reading' && <ProgressLine share={step.share} label={strings.readingTheFile} />}
      {step.at === 'shown' && <Contents step={step} restore={restore} />}
      {step.at === 'restoring' && <ProgressLine share={step.share} label={strings.restoring} />}
      {step.at === 'done' && <RuledList lines={restoredLines(step.restored)} />}
      {failure && step.at !== 'sealed' && (
        <Notice tone="danger" title={failure.title}>
          {failure.text}
        </Notice>
      )}
    </Dialog>
  );
}

type ContentsProps = { step: Extract<Restore['step'], { at: 'shown' }>; restore: Restore };

function Contents({ step, restore }: ContentsProps) {
  const { contents, acceptTrustedPerson } = step;
  const { trustedPerson, hasGrants } = contents;
  return (
    <>
      <RuledList lines={contentsLines(contents)} />
      {trustedPerson && (
        <Checkbox
          label={trustedPersonLabel(trustedPerson)}
          hint={strings.mooringOffersToCall}
          checked={acceptTrustedPerson}
          onCheckedChange={restore.acceptTrustedPerson}
        />
      )}
      {hasGrants && (
        <Notice title={strings.whoAnswersTheCompanion}>{strings.theFileAlsoSays}</Notice>
      )}
    </>
  );
}

const descriptions: Record<Restore['step']['at'], string> = {
  choose: strings.chooseTheFileNothing,
  sealed: strings.thisBackupIsEncrypted,
  reading: strings.theWholeFileIsChecked,
  shown: strings.whatIsHereAlready,
  restoring: strings.pleaseLeaveThisPage,
  done: strings.everythingThatWas,
};

function Answers({ restore, form }: { restore: Restore; form: string }) {
  const { at } = restore.step;
  if (at === 'done') return <Button onClick={restore.close}>{strings.done}</Button>;
  if (at === 'restoring') {
    return (
      <Button variant="secondary" onClick={restore.stop}>
        {strings.stop}
      </Button>
    );
  }
  return (
    <>
      {at === 'sealed' && (
        <Button type="submit" form={form}>
          {strings.openTheBackup}
        </Button>
      )}
      {at === 'shown' && <Button onClick={restore.restore}>{strings.restoreItHere}</Button>}
      <Button variant="secondary" onClick={restore.close}>
        {strings.notNow}
      </Button>
    </>
  );
}
