import { Button } from '@mooring/ui';
import { ConfirmButton } from '@mooring/ui/bundled';
import { useId, useState } from 'react';
import { burnQuestion } from './burn-question.ts';
import styles from './letter.module.css';
import { SealDialog } from './seal-dialog.tsx';
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
      <h2 id={about('title')}>What do you want to do with it?</h2>
      {!hasWords && (
        <p id={about('missing')} className={styles.soft}>
          Write a few words first.
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
            Keep it
          </Button>
          <p id={about('keep')}>It stays here. You can change it at any time.</p>
        </li>
        <li>
          <Button
            variant="secondary"
            disabled={!hasWords || isSaving}
            onClick={() => setChoosingDay(true)}
            aria-describedby={described('seal')}
          >
            Seal it until a day
          </Button>
          <p id={about('seal')}>Mooring does not show it before the day that you choose.</p>
        </li>
        <li>
          <ConfirmButton
            size={undefined}
            disabled={!canBurn || isSaving}
            {...burnQuestion}
            onConfirm={burn}
            aria-describedby={about('burn')}
          >
            Burn it
          </ConfirmButton>
          <p id={about('burn')}>It is removed for good. There is no undo.</p>
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
