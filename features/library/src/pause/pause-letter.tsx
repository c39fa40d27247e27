import { paths } from '@mooring/contract';
import { Link } from '@mooring/contract/router';
import type { Someone } from '@mooring/data';
import { Button, TextArea, TextLink } from '@mooring/ui';
import styles from './pause.module.css';
import * as strings from './strings.ts';
import { usePauseLetter } from './use-pause-letter.ts';

/** The message, written here instead. It becomes a letter, which is never sent. */
export function PauseLetter({ person }: { person: Someone | null }) {
  const letter = usePauseLetter(person);
  return (
    <section className={styles.part} aria-labelledby="instead">
      <h2 id="instead">{strings.writeItHereInstead}</h2>
      <form
        className={styles.form}
        hidden={!letter.isReady}
        onSubmit={(event) => {
          event.preventDefault();
          void letter.keep();
        }}
      >
        <TextArea
          label={
            person
              ? strings.whatYouWantToSay(person.called || person.name)
              : strings.whatYouWantToSayTo
          }
          hint={strings.itIsNeverSentWhatYouType}
          rows={4}
          dir="auto"
          value={letter.text}
          onChange={({ target }) => letter.change(target.value)}
        />
        <div className={styles.buttons}>
          <Button
            type="submit"
            variant="secondary"
            busy={letter.busy}
            disabled={letter.text.trim() === ''}
          >
            {strings.keepItAsALetter}
          </Button>
          {letter.keptId && (
            <TextLink asChild>
              <Link to={paths.letter.to({ id: letter.keptId })}>{strings.openTheLetter}</Link>
            </TextLink>
          )}
        </div>
      </form>
    </section>
  );
}
