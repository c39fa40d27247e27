import { paths } from '@mooring/contract';
import { Link } from '@mooring/contract/router';
import { Button, TextArea, TextLink } from '@mooring/ui';
import styles from './pause.module.css';
import type { PauseView } from './use-pause.ts';
import { useNoteForm } from './use-pause-notes.ts';

/** After a pause, or after the person has written: one question, which nobody has to answer. */
export function AfterPause({ pause }: { pause: PauseView }) {
  const form = useNoteForm(pause.finish);
  return (
    <div className={styles.now}>
      {pause.hasWritten ? (
        <Written />
      ) : (
        <p className={styles.until}>
          {pause.hasRunOut ? 'The ten minutes are over.' : 'The pause has ended.'}
        </p>
      )}
      <form
        className={styles.form}
        hidden={!form.isReady}
        onSubmit={(event) => {
          event.preventDefault();
          void form.keep();
        }}
      >
        <TextArea
          label="How is it now?"
          optional
          hint="Your words are kept here, encrypted. You can read them at the next pause."
          rows={3}
          value={form.text}
          onChange={({ target }) => form.change(target.value)}
        />
        <div className={styles.buttons}>
          <Button type="submit" busy={form.busy} disabled={form.text.trim() === ''}>
            Keep these words
          </Button>
          <Button variant="quiet" disabled={form.busy || pause.busy} onClick={form.leave}>
            Go on without an answer
          </Button>
        </div>
      </form>
    </div>
  );
}

/** The answer to 'I have written to them'. */
function Written() {
  return (
    <div className={styles.written}>
      <p className={styles.until}>You have written to them.</p>
      <p>
        Many people do this. You do not have to start over. Mooring does not count it. You do not
        have to explain it. If you like, you can pause before the next message too. If you are
        afraid of what they will do, there is help below.
      </p>
      <div className={styles.links}>
        <TextLink asChild>
          <Link to={paths.companion.to()}>Talk about it with the companion</Link>
        </TextLink>
        <TextLink asChild>
          <Link to={paths.write.to()}>Write about it in your journal</Link>
        </TextLink>
      </div>
    </div>
  );
}
