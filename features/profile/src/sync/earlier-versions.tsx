import { Button } from '@mooring/ui';
import { versionsTitle } from './earlier-text.ts';
import styles from './sync.module.css';
import { useEarlierVersions } from './use-earlier-versions.ts';

/** What was changed in two places, of which only one version could stay in use: nothing of the other is gone. */
export function EarlierVersions() {
  const { versions, busy } = useEarlierVersions();
  if (versions.length === 0) return null;
  return (
    <details className={styles.earlier}>
      <summary>{versionsTitle(versions.length)}</summary>
      <div className={styles.thing}>
        <p className={styles.said}>
          The same thing was changed in two places: on two devices, before and after you logged in,
          or here and in a backup. One version is in use, and the other is kept here.
        </p>
        <ul className={styles.refused}>
          {versions.map(({ id, name, kept, words, usable, use, remove }) => (
            <li key={id} className={styles.thing}>
              <p className={styles.name}>{name}</p>
              <p className={styles.said}>{usable ? kept : `${kept}, as it is`}</p>
              {words && (
                <blockquote className={styles.kept} dir="auto">
                  {words}
                </blockquote>
              )}
              {usable && (
                <div className={styles.actions}>
                  <Button
                    variant="secondary"
                    size="small"
                    aria-label={`Use this one: ${name}`}
                    disabled={busy}
                    onClick={use}
                  >
                    Use this one
                  </Button>
                  <Button
                    variant="quiet"
                    size="small"
                    aria-label={`Remove: ${name}`}
                    disabled={busy}
                    onClick={remove}
                  >
                    Remove
                  </Button>
                </div>
              )}
            </li>
          ))}
        </ul>
      </div>
    </details>
  );
}
