import { paths, readDate, whenInWords } from '@mooring/contract';
import { Link } from '@mooring/contract/router';
import { type Someone, useMuted, useNow } from '@mooring/data';
import { hidesLetter } from '@mooring/data/muted';
import { beginningOf, letterTitle, longDay } from './letter-words.ts';
import styles from './letters.module.css';
import * as strings from './strings.ts';
import type { ListedLetter } from './use-letters.ts';

type LetterListProps = {
  letters: readonly ListedLetter[];
  /** Whom a letter may be written to. */
  people: readonly Someone[];
  /** Shows neither names nor words. */
  isPrivate: boolean;
};

/** Letters that are not to be brought up show neither name nor words here; each opens with one press. */
export function LetterList({ letters, people, isPrivate }: LetterListProps) {
  const { hides } = useMuted();
  return (
    <ul className={styles.list} aria-label={strings.yourLetters}>
      {letters.map((listed) => (
        <LetterRow
          key={listed.letter.id}
          listed={listed}
          isPrivate={isPrivate || hidesLetter(hides, listed.letter, people)}
        />
      ))}
    </ul>
  );
}

type LetterRowProps = { listed: ListedLetter; isPrivate: boolean };

/** One letter. The whole row can be pressed. A sealed one shows none of its words. */
function LetterRow({ listed: { letter, state }, isPrivate }: LetterRowProps) {
  const until = longDay(letter.sealedUntil ?? '');
  const now = useNow();
  return (
    <li className={styles.row}>
      <h2 className={styles.title} dir="auto">
        <Link className={styles.open} to={paths.letter.to({ id: letter.id })}>
          {isPrivate ? strings.aLetter : letterTitle(letter)}
        </Link>
      </h2>
      {state === 'sealed' && <p>{strings.sealedUntilUntil(until)}</p>}
      {state === 'arrived' && <p>{strings.itIsOpenNowItWas(until)}</p>}
      {state !== 'sealed' && !isPrivate && (
        <p className={styles.beginning} dir="auto">
          {beginningOf(letter)}
        </p>
      )}
      <p className={styles.date}>
        {strings.written}{' '}
        <time dateTime={letter.createdAt}>{whenInWords(readDate(letter.createdAt), now)}</time>
      </p>
    </li>
  );
}
