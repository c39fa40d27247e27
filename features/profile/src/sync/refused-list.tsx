import { Button, Notice } from '@mooring/ui';
import * as strings from './strings.ts';
import styles from './sync.module.css';
import { useRefused } from './use-refused.ts';

/** The rows that the server refused, with their reason. */
export function RefusedList() {
  const { items, busy, retryOne, retryAll, save } = useRefused();
  if (items.length === 0) return null;
  return (
    <Notice title={strings.couldNotBeSynced}>
      <p>{strings.itIsKeptOnThisDevice}</p>
      <ul className={styles.refused}>
        {items.slice(0, maxItems).map(({ key, name, reason }) => (
          <li key={key} className={styles.thing}>
            <p className={styles.name}>{name}</p>
            <p>{reason}</p>
            <Button
              variant="secondary"
              size="small"
              aria-label={strings.tryAgainName(name)}
              disabled={busy}
              onClick={() => retryOne(key)}
            >
              {strings.tryAgain}
            </Button>
          </li>
        ))}
      </ul>
      {items.length > maxItems && <p>{strings.andMoreLength(items.length - maxItems)}</p>}
      <div className={styles.actions}>
        {items.length > 1 && (
          <Button variant="secondary" size="small" busy={busy} onClick={retryAll}>
            {strings.tryAllAgain}
          </Button>
        )}
        {items.some(({ text }) => text !== '') && (
          <Button variant="secondary" size="small" onClick={save}>
            {strings.downloadTheWords}
          </Button>
        )}
      </div>
    </Notice>
  );
}

/** Items in the list. The downloaded file has all of them. */
const maxItems = 20;
