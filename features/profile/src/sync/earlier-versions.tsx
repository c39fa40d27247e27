import { Button } from '@mooring/ui';
import { versionsTitle } from './earlier-text.ts';
import * as strings from './strings.ts';
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
        <p className={styles.said}>{strings.theSameThingWas}</p>
        <ul className={styles.refused}>
          {versions.map(({ id, name, kept, words, usable, use, remove }) => (
            <li key={id} className={styles.thing}>
              <p className={styles.name}>{name}</p>
              <p className={styles.said}>{usable ? kept : strings.asItIs(kept)}</p>
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
                    aria-label={strings.useThisOneNamed(name)}
                    disabled={busy}
                    onClick={use}
                  >
                    {strings.useThisOne}
                  </Button>
                  <Button
                    variant="quiet"
                    size="small"
                    aria-label={strings.removeName(name)}
                    disabled={busy}
                    onClick={remove}
                  >
                    {strings.remove}
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
