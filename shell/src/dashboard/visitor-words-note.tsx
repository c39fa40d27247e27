import { countsInWords } from '@mooring/contract/counts-in-words';
import type { UnansweredWords } from '@mooring/data';
import { Button, Dialog } from '@mooring/ui';
import styles from './dashboard-screen.module.css';
import * as strings from './strings.ts';
import { useVisitorWordsNote } from './use-visitor-words-note.ts';

/** Asks once about words that were written without logging in, in a sheet, and from then on in a line, until it is answered. */
export function VisitorWordsNote({ unanswered }: { unanswered: UnansweredWords }) {
  const { asking, busy, ask, bringIn, reply } = useVisitorWordsNote(unanswered);
  const counts = countsInWords(unanswered.words);
  return (
    <>
      <div className={styles.nudge}>
        <p>{strings.youWroteOnThisDevice(counts)}</p>
        <Button variant="quiet" size="small" onClick={ask}>
          {strings.bringItIn}
        </Button>
      </div>
      <Dialog
        open={asking}
        onOpenChange={(open) => !open && reply('later')}
        title={strings.bringYourWords}
        description={strings.youWroteOnThisDeviceWithout(counts)}
        footer={
          <>
            <Button busy={busy} onClick={bringIn}>
              {strings.bringItIn}
            </Button>
            <Button variant="secondary" disabled={busy} onClick={() => reply('later')}>
              {strings.notNow}
            </Button>
            <Button variant="quiet" disabled={busy} onClick={() => reply('leave')}>
              {strings.itIsNotMine}
            </Button>
          </>
        }
      />
    </>
  );
}
