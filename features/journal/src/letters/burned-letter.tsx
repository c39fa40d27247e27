import { paths } from '@mooring/contract';
import { Link } from '@mooring/contract/router';
import { Button } from '@mooring/ui';
import { useFocusOnChange } from '@mooring/ui/bundled';
import { useEffect, useState } from 'react';
import styles from './letter.module.css';
import * as strings from './strings.ts';

/** How long the words fade, in ms; the animation in letter.module.css takes as long. */
const fadesFor = 4000;

/** A letter that has been burned: its words fade once, and then nothing is left of it. */
export function BurnedLetter({ words }: { words: string }) {
  const [left, setLeft] = useState(words);
  const isGone = left === '';
  const end = useFocusOnChange<HTMLDivElement>(isGone ? 'gone' : 'fading');

  useEffect(() => {
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const timer = setTimeout(() => setLeft(''), still ? 0 : fadesFor);
    return () => clearTimeout(timer);
  }, []);

  return (
    <div className={styles.burned} ref={end} tabIndex={-1}>
      {!isGone && (
        <p className={styles.fading} dir="auto" aria-hidden="true">
          {left}
        </p>
      )}
      <p className={styles.day} role="status">
        {isGone ? strings.theLetterIsRemoved : strings.theWordsFadeNow}
      </p>
      {isGone && (
        <Button asChild variant="secondary">
          <Link to={paths.letters.to()}>{strings.backToLetters}</Link>
        </Button>
      )}
    </div>
  );
}
