import { Button, Notice } from '@mooring/ui';
import styles from './sync.module.css';
import { useRefused } from './use-refused.ts';

/** The rows that the server refused, with their reason. */
export function RefusedList() {
  const { items, busy, retryOne, retryAll, save } = useRefused();
  if (items.length === 0) return null;
  return (
    <Notice title="Could not be synced">
      <p>It is kept on this device. Your other devices do not have it yet.</p>
      <ul className={styles.refused}>
        {items.slice(0, maxItems).map(({ key, name, reason }) => (
          <li key={key} className={styles.thing}>
            <p className={styles.name}>{name}</p>
            <p>{reason}</p>
            <Button
              variant="secondary"
              size="small"
              aria-label={`Try again: ${name}`}
              disabled={busy}
              onClick={() => retryOne(key)}
            >
              Try again
            </Button>
          </li>
        ))}
      </ul>
      {items.length > maxItems && <p>And {items.length - maxItems} more.</p>}
      <div className={styles.actions}>
        {items.length > 1 && (
          <Button variant="secondary" size="small" busy={busy} onClick={retryAll}>
            Try all again
          </Button>
        )}
        {items.some(({ text }) => text !== '') && (
          <Button variant="secondary" size="small" onClick={save}>
            Download the words
          </Button>
        )}
      </div>
    </Notice>
  );
}

/** Items in the list. The downloaded file has all of them. */
const maxItems = 20;
