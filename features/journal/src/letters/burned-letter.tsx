import { paths } from '@mooring/contract';
import { Link } from '@mooring/contract/router';
import { Button } from '@mooring/ui';
import { useFocusOnChange } from '@mooring/ui/bundled';
import { lazy, Suspense, useEffect, useState } from 'react';
import styles from './letter.module.css';
import * as strings from './strings.ts';

const Bowl = lazy(async () => ({ default: (await import('./letter-bowl.tsx')).Bowl }));

/** How long the letter burns, in ms; `--burns-for` in letter.module.css says the same. */
const burnsFor = 4000;

/** A letter that has been burned: its words burn once in the bowl, and then nothing is left of it. Under reduced motion there is only ash. */
export function BurnedLetter({ words }: { words: string }) {
  const [left, setLeft] = useState(words);
  const isGone = left === '';
  const end = useFocusOnChange<HTMLDivElement>(isGone ? 'gone' : 'burning');

  useEffect(() => {
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const timer = setTimeout(() => setLeft(''), still ? 0 : burnsFor);
    return () => clearTimeout(timer);
  }, []);

  return (
    <div className={styles.burned} ref={end} tabIndex={-1}>
      <Suspense>
        <Bowl state={isGone ? 'ash' : 'burning'} aria-hidden="true">
          {left}
        </Bowl>
      </Suspense>
      <p className={styles.day} role="status">
        {isGone ? strings.theLetterIsRemoved : strings.theLetterBurnsNow}
      </p>
      {isGone && (
        <Button asChild variant="secondary">
          <Link to={paths.letters.to()}>{strings.backToLetters}</Link>
        </Button>
      )}
    </div>
  );
}
