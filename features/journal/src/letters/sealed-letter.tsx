import { ConfirmButton } from '@mooring/ui/bundled';
import { burnQuestion } from './burn-question.ts';
import { BurnedLetter } from './burned-letter.tsx';
import styles from './letter.module.css';
import { longDay } from './letter-words.ts';
import * as strings from './strings.ts';
import { useSealedLetter } from './use-sealed-letter.ts';

type SealedLetterProps = { id: string; until: string; reopen(): void };

/** A letter before its day. It shows none of the words. */
export function SealedLetter({ id, until, reopen }: SealedLetterProps) {
  const { burned, busy, openEarly, burn } = useSealedLetter(id, reopen);
  if (burned) return <BurnedLetter words="" />;
  return (
    <div className={styles.sealed}>
      <p className={styles.day}>{strings.sealedDayInWords(longDay(until))}</p>
      <p className={styles.soft}>{strings.youSealedThisLetter}</p>
      <div className={styles.buttons}>
        <ConfirmButton
          variant="secondary"
          size={undefined}
          disabled={busy}
          title={strings.openItBeforeTheDay}
          text={strings.theLetterIsOpen}
          confirmLabel={strings.openItNow}
          cancelLabel={strings.leaveItSealed}
          onConfirm={() => void openEarly()}
        >
          {strings.openItEarly}
        </ConfirmButton>
        <ConfirmButton
          size={undefined}
          disabled={busy}
          {...burnQuestion}
          onConfirm={() => void burn()}
        >
          {strings.burnIt}
        </ConfirmButton>
      </div>
    </div>
  );
}
