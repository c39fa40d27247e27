import { Link } from '@mooring/contract/router';
import { useMuted } from '@mooring/data';
import { cutText } from '../path/cut-text.ts';
import { completedIn } from '../path/progress.ts';
import styles from './earlier.module.css';
import { pathDates } from './path-dates.ts';
import * as strings from './strings.ts';
import { earlierAddress, useEarlierPaths } from './use-earlier.ts';

/** The way to the paths walked before. Nothing where there are none. */
export function EarlierPaths() {
  const earlier = useEarlierPaths();
  const { hides, isKnown } = useMuted();
  if (!earlier?.length || !isKnown) return null;
  return (
    <section className={styles.earlier} aria-labelledby="earlier-paths">
      <h2 id="earlier-paths">{strings.earlierPaths}</h2>
      <ul>
        {earlier.map((path) => (
          <li key={path.startDate}>
            <Link to={earlierAddress(path.startDate)}>
              <span dir="auto">
                {hides({ text: path.visionOfHealing, date: path.startDate })
                  ? strings.notBroughtUp
                  : cutText(path.visionOfHealing, 100)}
              </span>
              <span className={styles.soft}>
                {strings.ofCheckpointsPathDates(
                  pathDates(path.startDate, path.endedAt),
                  completedIn(path),
                  path.customPath.length,
                )}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
