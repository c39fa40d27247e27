import { paths } from '@mooring/contract';
import { Link } from '@mooring/contract/router';
import { Button, TextArea, TextLink } from '@mooring/ui';
import styles from './pause.module.css';
import * as strings from './strings.ts';
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
          {pause.hasRunOut ? strings.theTenMinutesAreOver : strings.thePauseHasEnded}
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
          label={strings.howIsItNow}
          optional
          hint={strings.yourWordsAreKept}
          rows={3}
          value={form.text}
          onChange={({ target }) => form.change(target.value)}
        />
        <div className={styles.buttons}>
          <Button type="submit" busy={form.busy} disabled={form.text.trim() === ''}>
            {strings.keepTheseWords}
          </Button>
          <Button variant="quiet" disabled={form.busy || pause.busy} onClick={form.leave}>
            {strings.goOnWithoutAnAnswer}
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
      <p className={styles.until}>{strings.youHaveWritten}</p>
      <p>{strings.manyPeopleDoThisYouDo}</p>
      <div className={styles.links}>
        <TextLink asChild>
          <Link to={paths.companion.to()}>{strings.talkAboutItWithTheCompanion}</Link>
        </TextLink>
        <TextLink asChild>
          <Link to={paths.write.to()}>{strings.writeAboutItInYourJournal}</Link>
        </TextLink>
      </div>
    </div>
  );
}
