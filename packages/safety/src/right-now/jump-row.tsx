import type { MouseEvent } from 'react';
import styles from './safety-screen.module.css';
import * as strings from './strings.ts';

/** The ids of the headings that the row leads to. */
const places = [
  { id: 'danger', label: strings.numbers },
  { id: 'breathe', label: strings.breathe },
  { id: 'ground', label: strings.theRoom },
  { id: 'plan', label: strings.myPlan },
] as const;

/** Ways to the four parts of the page that are looked for most. */
export function JumpRow() {
  return (
    <nav className={styles.jumps} aria-label={strings.onThisPage}>
      <ul>
        {places.map(({ id, label }) => (
          <li key={id}>
            <a href={`#${id}`} onClick={(event) => jump(event, id)}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The browser would add a history entry for the hash, and Back would then stay on this page. */
function jump(event: MouseEvent, id: string) {
  const heading = document.getElementById(id);
  if (!heading) return;
  event.preventDefault();
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  heading.scrollIntoView?.();
}
