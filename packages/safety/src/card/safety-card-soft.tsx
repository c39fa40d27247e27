import { paths } from '@mooring/contract';
import { Link } from '@mooring/contract/router';
import { type DangerKind, useData } from '@mooring/data';
import { Button } from '@mooring/ui';
import styles from './safety-card-open.module.css';
import { cardWords } from './safety-card-words.ts';

/** A soft line, a link, one plain question. Not an alarm, and gone when it is answered. */
export function SoftLine({ kind }: { kind: DangerKind }) {
  const { safety } = useData();
  const bereaved = kind === 'bereaved-by-suicide';
  const { title, text } = cardWords[bereaved ? kind : 'hopeless'];
  return (
    <section className={styles.soft} aria-label="A question for you">
      <div className={styles.inside}>
        <p role="status">
          {title} {bereaved ? text : 'Are you safe right now?'}
        </p>
        <div>
          <Button variant="secondary" size="small" onClick={() => safety.closeAlert()}>
            {bereaved ? 'Close' : 'I am safe'}
          </Button>
          {!bereaved && (
            <Button
              variant="secondary"
              size="small"
              onClick={() => safety.raiseAlert({ level: 2, kinds: ['suicide'] })}
            >
              Not really
            </Button>
          )}
          <Link to={`${paths.safety.to()}${bereaved ? '#lines' : ''}`}>
            {bereaved ? 'Find them on Right now' : 'Right now'}
          </Link>
        </div>
      </div>
    </section>
  );
}
