import { Button, Dialog, Icon, Notice } from '@mooring/ui';
import { Checkbox, FileField, ProgressLine, RuledList, UploadIcon } from '@mooring/ui/bundled';
import { useId } from 'react';
import { PasswordField } from '../password/password-field.tsx';
import { contentsLines, messageLine, restoredLines, trustedPersonLabel } from './backup-texts.ts';
import { type Restore, useRestore } from './use-restore.ts';

/** The way back from a backup, with its dialog. */
export function RestoreButton() {
  const restore = useRestore();
  return (
    <>
      <Button variant="secondary" wide onClick={restore.show}>
        <Icon as={UploadIcon} />
        Restore from a backup
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
      title={step.at === 'done' ? 'Your backup is restored' : 'Restore from a backup'}
      description={descriptions[step.at]}
      footer={<Answers restore={restore} form={form} />}
    >
      {step.at === 'choose' && (
        <FileField
          label="Backup file"
          accept=".mooring,.json,application/json"
          onFiles={([file]) => void restore.take(file)}
        />
      )}
      {step.at === 'sealed' && (
        <form id={form} method="post" onSubmit={restore.unseal} noValidate>
          <PasswordField
            label="Passphrase"
            name="passphrase"
            autoComplete="current-password"
            value={restore.passphrase}
            onChange={(event) => restore.type(event.target.value)}
            error={failure ? messageLine(failure) : undefined}
          />
        </form>
      )}
      {step.at === 'reading' && <ProgressLine share={step.share} label="Reading the file" />}
      {step.at === 'shown' && <Contents step={step} restore={restore} />}
      {step.at === 'restoring' && <ProgressLine share={step.share} label="Restoring" />}
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
          hint="Mooring offers to call this person on a hard day. Say yes only if you know them and the number is right."
          checked={acceptTrustedPerson}
          onCheckedChange={restore.acceptTrustedPerson}
        />
      )}
      {hasGrants && (
        <Notice title="Who answers the companion stays as it is here">
          The file also says which service answers and reads aloud, and what was agreed to. That is
          not brought back. You can choose again in the companion, under “Who am I talking to?”.
        </Notice>
      )}
    </>
  );
}

const descriptions: Record<Restore['step']['at'], string> = {
  choose: 'Choose the file. Nothing is changed until you have seen what is in it.',
  sealed: 'This backup is encrypted. Type the passphrase it was made with.',
  reading: 'The whole file is checked before anything is changed.',
  shown:
    'What is here already stays. Of two versions of one thing, the later one is kept. What you have deleted since this backup was made comes back.',
  restoring: 'Please leave this page open.',
  done: 'Everything that was in the file is here now.',
};

function Answers({ restore, form }: { restore: Restore; form: string }) {
  const { at } = restore.step;
  if (at === 'done') return <Button onClick={restore.close}>Done</Button>;
  if (at === 'restoring') {
    return (
      <Button variant="secondary" onClick={restore.stop}>
        Stop
      </Button>
    );
  }
  return (
    <>
      {at === 'sealed' && (
        <Button type="submit" form={form}>
          Open the backup
        </Button>
      )}
      {at === 'shown' && <Button onClick={restore.restore}>Restore it here</Button>}
      <Button variant="secondary" onClick={restore.close}>
        Not now
      </Button>
    </>
  );
}
