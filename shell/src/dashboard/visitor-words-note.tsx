import { countsInWords } from '@mooring/contract/counts-in-words';
import type { UnansweredWords } from '@mooring/data';
import { Button, Dialog } from '@mooring/ui';
import styles from './dashboard-screen.module.css';
import { useVisitorWordsNote } from './use-visitor-words-note.ts';

/** Asks once about words that were written without logging in, in a sheet, and from then on in a line, until it is answered. */
export function VisitorWordsNote({ unanswered }: { unanswered: UnansweredWords }) {
  const { asking, busy, ask, bringIn, reply } = useVisitorWordsNote(unanswered);
  const counts = countsInWords(unanswered.words);
  return (
    <>
      <div className={styles.nudge}>
        <p>You wrote {counts} on this device without logging in.</p>
        <Button variant="quiet" size="small" onClick={ask}>
          Bring it in
        </Button>
      </div>
      <Dialog
        open={asking}
        onOpenChange={(open) => !open && reply('later')}
        title="Bring your words into your journal?"
        description={`You wrote ${counts} on this device without logging in. If it is yours, it can come into your account, where your password protects it. If somebody else wrote it here, leave it.`}
        footer={
          <>
            <Button busy={busy} onClick={bringIn}>
              Bring it in
            </Button>
            <Button variant="secondary" disabled={busy} onClick={() => reply('later')}>
              Not now
            </Button>
            <Button variant="quiet" disabled={busy} onClick={() => reply('leave')}>
              It is not mine
            </Button>
          </>
        }
      />
    </>
  );
}
