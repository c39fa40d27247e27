import { Button } from '@mooring/ui';
import { ConfirmButton } from '@mooring/ui/bundled';
import { useId, useState } from 'react';
import { burnQuestion } from './burn-question.ts';
import styles from './letter.module.css';
import { SealDialog } from './seal-dialog.tsx';
import * as strings from './strings.ts';
import type { LetterEditor } from './use-letter-editor.ts';

/** The three ends of a letter, each with a line that says what it does. */
export function LetterEnds({ editor }: { editor: LetterEditor }) {
  const { hasWords, canBurn, saving, keep, seal, burn } = editor;
  const [choosingDay, setChoosingDay] = useState(false);
  const id = useId();
  const isSaving = saving.status === 'saving';
  const about = (name: string) => `${id}-${name}`;
  const described = (name: string) =>
    hasWords ? about(name) : `${about(name)} ${about('missing')}`;
  return (
    <section className={styles.ends} aria-labelledby={about('title')}>
      <h2 id={about('title')}>{strings.whatDoYouWantToDo}</h2>
      {!hasWords && (
        <p id={about('missing')} className={styles.soft}>
          {strings.writeAFewWords}
        </p>
      )}
      <ul>
        <li>
          <Button
            disabled={!hasWords}
            busy={isSaving}
            onClick={keep}
            aria-describedby={described('keep')}
          >
            {strings.keepIt}
          </Button>
          <p id={about('keep')}>{strings.itStaysHereYouCan}</p>
        </li>
        <li>
          <Button
            variant="secondary"
            disabled={!hasWords || isSaving}
            onClick={() => setChoosingDay(true)}
            aria-describedby={described('seal')}
          >
            {strings.sealItUntilADay}
          </Button>
          <p id={about('seal')}>{strings.mooringDoesNot}</p>
        </li>
        <li>
          <ConfirmButton
            size={undefined}
            disabled={!canBurn || isSaving}
            {...burnQuestion}
            onConfirm={burn}
            aria-describedby={about('burn')}
          >
            {strings.burnIt}
          </ConfirmButton>
          <p id={about('burn')}>{strings.itIsRemovedForGood}</p>
        </li>
      </ul>
      {choosingDay && (
        <SealDialog
          onSeal={(day) => {
            setChoosingDay(false);
            seal(day);
          }}
          onClose={() => setChoosingDay(false)}
        />
      )}
    </section>
  );
}
