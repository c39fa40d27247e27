import { Button, Notice } from '@mooring/ui';
import styles from './sync.module.css';
import { useRefused } from './use-refused.ts';

/** What could not be synced. It is all kept here, and it says so. */
export function RefusedList() {
  const { things, busy, again, allAgain, save } = useRefused();
  if (things.length === 0) return null;
  return (
    <Notice title="Could not be synced">
      <p>It is kept on this device. Your other devices do not have it yet.</p>
      <ul className={styles.refused}>
        {things.slice(0, shown).map(({ at, name, reason }) => (
          <li key={at} className={styles.thing}>
            <p className={styles.name}>{name}</p>
            <p>{reason}</p>
            <Button
              variant="secondary"
              size="small"
              aria-label={`Try again: ${name}`}
              disabled={busy}
              onClick={() => again(at)}
            >
              Try again
            </Button>
          </li>
        ))}
      </ul>
      {things.length > shown && <p>And {things.length - shown} more.</p>}
      <div className={styles.actions}>
        {things.length > 1 && (
          <Button variant="secondary" size="small" busy={busy} onClick={allAgain}>
            Try all again
          </Button>
        )}
        {things.some(({ words }) => words !== '') && (
          <Button variant="secondary" size="small" onClick={save}>
            Download the words
          </Button>
        )}
      </div>
    </Notice>
  );
}

/** So many are named; the others are in the file all the same. */
const shown = 20;
