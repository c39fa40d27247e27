import { ConfirmButton } from '@mooring/ui/bundled';
import { burnQuestion } from './burn-question.ts';
import { BurnedLetter } from './burned-letter.tsx';
import styles from './letter.module.css';
import { dayInWords } from './letter-words.ts';
import { useSealedLetter } from './use-sealed-letter.ts';

type SealedLetterProps = { id: string; until: string; reopen(): void };

/** A letter before its day. It shows none of the words. */
export function SealedLetter({ id, until, reopen }: SealedLetterProps) {
  const { burned, busy, openEarly, burn } = useSealedLetter(id, reopen);
  if (burned) return <BurnedLetter words="" />;
  return (
    <div className={styles.sealed}>
      <p className={styles.day}>Sealed until {dayInWords(until)}</p>
      <p className={styles.soft}>
        You sealed this letter. Mooring shows it again on that day. The seal is not a lock: anyone
        who can open your journal can open it early.
      </p>
      <div className={styles.buttons}>
        <ConfirmButton
          variant="secondary"
          size={undefined}
          disabled={busy}
          title="Open it before the day?"
          text="The letter is open from then on. You can seal it again."
          confirmLabel="Open it now"
          cancelLabel="Leave it sealed"
          onConfirm={() => void openEarly()}
        >
          Open it early
        </ConfirmButton>
        <ConfirmButton
          size={undefined}
          disabled={busy}
          {...burnQuestion}
          onConfirm={() => void burn()}
        >
          Burn it
        </ConfirmButton>
      </div>
    </div>
  );
}
