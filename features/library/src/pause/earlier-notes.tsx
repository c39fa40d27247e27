import { fullDate, say } from '@mooring/contract';
import { Button } from '@mooring/ui';
import { ConfirmButton, FailureNotice } from '@mooring/ui/bundled';
import { useState } from 'react';
import styles from './pause.module.css';
import { useEarlierNotes } from './use-pause-notes.ts';

/** What the person wrote after earlier pauses. It is shown only when it is asked for. */
export function EarlierNotes() {
  const { live, notes, remove } = useEarlierNotes();
  const [isShown, setIsShown] = useState(false);
  if (live.status === 'failed') return <FailureNotice {...say(live.key)} retry={live.retry} />;
  if (notes.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby="before">
      <h2 id="before">What it was like the last time</h2>
      <p>You wrote something after an earlier pause. It is shown only if you want to read it.</p>
      <Button
        variant="secondary"
        className={styles.start}
        aria-expanded={isShown}
        onClick={() => setIsShown(!isShown)}
      >
        {isShown ? 'Hide what I wrote' : 'Show what I wrote'}
      </Button>
      {isShown && (
        <ul className={styles.notes}>
          {notes.map(({ id, text, writtenAt }) => (
            <li key={id}>
              <p className={styles.soft}>{fullDate(new Date(writtenAt))}</p>
              <p className={styles.own} dir="auto">
                {text}
              </p>
              <ConfirmButton
                variant="quiet"
                aria-label={`Remove: ${text.slice(0, 60)}`}
                title="Remove these words?"
                text="They are removed for good. It cannot be undone."
                confirmLabel="Remove"
                cancelLabel="Keep them"
                onConfirm={() => void remove(id)}
              >
                Remove
              </ConfirmButton>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
