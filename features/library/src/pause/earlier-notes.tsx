import { fullDate, say } from '@mooring/contract';
import { Button } from '@mooring/ui';
import { ConfirmButton, FailureNotice } from '@mooring/ui/bundled';
import { useState } from 'react';
import styles from './pause.module.css';
import * as strings from './strings.ts';
import { useEarlierNotes } from './use-pause-notes.ts';

/** What the person wrote after earlier pauses. It is shown only when it is asked for. */
export function EarlierNotes() {
  const { live, notes, remove } = useEarlierNotes();
  const [isShown, setIsShown] = useState(false);
  if (live.status === 'failed') return <FailureNotice {...say(live.key)} retry={live.retry} />;
  if (notes.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby="before">
      <h2 id="before">{strings.whatItWasLikeTheLast}</h2>
      <p>{strings.youWroteSomething}</p>
      <Button
        variant="secondary"
        className={styles.start}
        aria-expanded={isShown}
        onClick={() => setIsShown(!isShown)}
      >
        {isShown ? strings.hideWhatIWrote : strings.showWhatIWrote}
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
                aria-label={strings.removeSlice(text.slice(0, 60))}
                title={strings.removeTheseWords}
                text={strings.theyAreRemoved}
                confirmLabel={strings.remove}
                cancelLabel={strings.keepThem}
                onConfirm={() => void remove(id)}
              >
                {strings.remove}
              </ConfirmButton>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
