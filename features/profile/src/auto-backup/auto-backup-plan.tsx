import type { AutoBackupState } from '@mooring/data';
import { Button, Notice } from '@mooring/ui';
import { ConfirmButton, ProgressLine } from '@mooring/ui/bundled';
import styles from './auto-backup.module.css';
import { latestText, nextText, troubleText, unreadableText } from './auto-backup-texts.ts';
import * as strings from './strings.ts';
import type { AutoBackupPage } from './use-auto-backup.ts';

type AutoBackupPlanProps = { state: AutoBackupState; page: AutoBackupPage };

/** What is set up: the last good copy, the next one, and what stands in the way. */
export function AutoBackupPlan({ state, page }: AutoBackupPlanProps) {
  const { folderName, isAllowed } = state;
  const trouble = troubleText(state);
  const missing = unreadableText(state);
  const busy = page.share !== null || state.isWorking;
  return (
    <>
      <dl className={styles.facts}>
        {folderName !== null && <Fact name={strings.folder}>{folderName}</Fact>}
        <Fact name={strings.lastGoodCopy}>{latestText(state)}</Fact>
        <Fact name={strings.next}>{nextText(state)}</Fact>
      </dl>
      {missing && <p className={styles.words}>{missing}</p>}
      {trouble && !busy && (
        <Notice
          title={trouble.title}
          action={
            !isAllowed && (
              <Button variant="secondary" size="small" onClick={page.allowAgain}>
                {strings.allowAgain}
              </Button>
            )
          }
        >
          {trouble.text}
        </Notice>
      )}
      {busy && <ProgressLine share={page.share ?? 0} label={strings.makingTheBackup} />}
      <div className={styles.pair}>
        {folderName === null ? (
          <Button variant="secondary" busy={busy} onClick={page.download}>
            {strings.downloadTheBackup}
          </Button>
        ) : (
          <Button variant="secondary" busy={busy} disabled={!isAllowed} onClick={page.backUpNow}>
            {strings.backUpNow}
          </Button>
        )}
        <ConfirmButton
          variant="quiet"
          size={undefined}
          title={strings.stopBackingUpByItself}
          text={folderName === null ? strings.mooringForgets : strings.mooringForgetsThe}
          confirmLabel={strings.stop}
          cancelLabel={strings.leaveItAsItIs}
          onConfirm={page.stop}
        >
          {strings.stop}
        </ConfirmButton>
      </div>
    </>
  );
}

function Fact({ name, children }: { name: string; children: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd dir="auto">{children}</dd>
    </div>
  );
}
