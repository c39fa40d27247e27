import { paths, type WriteState } from '@mooring/contract';
import { Link } from '@mooring/contract/router';
import styles from './letters.module.css';
import { newLetter } from './open-letter.ts';
import * as strings from './strings.ts';

/** First lines for a letter. Each begins a new one. */
export function FirstLines() {
  return (
    <section aria-labelledby="first-lines" className={styles.letters}>
      <h2 id="first-lines" className={styles.title}>
        {strings.aFirstLine}
      </h2>
      <ul className={styles.list}>
        {strings.firstLines.map((prompt) => (
          <li key={prompt} className={`${styles.row} ${styles.line}`}>
            <Link
              className={styles.open}
              to={paths.letter.to({ id: newLetter })}
              state={{ prompt } satisfies WriteState}
            >
              {prompt} …
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
