import { Button, Dialog, Notice, TextField } from '@mooring/ui';
import { ProgressLine, RuledList } from '@mooring/ui/bundled';
import { useId } from 'react';
import { ChooseFiles } from './choose-files.tsx';
import styles from './import.module.css';
import { backupLines, previewLines, problemLines, sentence } from './import-words.ts';
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
            label="Passphrase"
            type="password"
            autoComplete="current-password"
            value={task.passphrase}
            onChange={(event) => task.type(event.target.value)}
            error={failure ? sentence(failure) : undefined}
          />
        </form>
      )}
      {step.at === 'reading' && <ProgressLine share={step.share} label="Reading" />}
      {step.at === 'importing' && <ProgressLine share={step.share} label="Bringing it in" />}
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
  choose:
    'Exports of Day One and Apple Journal, files of text or Markdown, a zip of them, or a Mooring backup. Nothing is changed until you have seen what would come.',
  reading: 'Everything is read before anything is changed.',
  sealed: 'This backup is encrypted. Type the passphrase it was made with.',
  backup: 'What is here already stays. Of two versions of one thing, the later one is kept.',
  shown: 'Nothing has been changed yet.',
  importing: 'Please leave this page open. It comes as a whole or not at all.',
  done: 'They are sealed on this device, like everything you write here.',
};

function titleOf(step: ImportStep): string {
  if (step.at === 'done') return 'Your words are here';
  if (step.at === 'backup') return 'A Mooring backup';
  if (step.at !== 'shown') return 'Bring in earlier writing';
  return step.preview.newEntries.length > 0 ? 'This would come' : 'Nothing new in these files';
}

function Answers({ task, form, onClose }: { task: Import; form: string; onClose(): void }) {
  const { step } = task;
  if (step.at === 'done') return <Button onClick={onClose}>Done</Button>;
  if (step.at === 'reading' || step.at === 'importing') {
    return (
      <Button variant="secondary" onClick={task.stop}>
        Cancel
      </Button>
    );
  }
  const some = step.at === 'backup' || (step.at === 'shown' && step.preview.newEntries.length > 0);
  return (
    <>
      {step.at === 'sealed' && (
        <Button type="submit" form={form}>
          Open the backup
        </Button>
      )}
      {some && <Button onClick={task.bring}>Bring it in</Button>}
      {step.at === 'choose' ? (
        <Button variant="secondary" onClick={onClose}>
          Not now
        </Button>
      ) : (
        <Button variant="secondary" onClick={task.again}>
          Choose other files
        </Button>
      )}
    </>
  );
}

function Problems({ problems }: { problems: readonly { file: string; text: string }[] }) {
  if (problems.length === 0) return null;
  return (
    <section className={styles.problems} aria-label="What could not be read">
      <h3>What could not be read</h3>
      {/* A long list scrolls, by keyboard too. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reached. */}
      <ul tabIndex={0} aria-label="Files">
        {problems.map(({ file, text }, index) => (
          <li key={`${index} ${file}`}>
            <b>{file}</b> {text}
          </li>
        ))}
      </ul>
    </section>
  );
}
