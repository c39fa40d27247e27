import { paths } from '@mooring/contract';
import { Link } from '@mooring/contract/router';
import { type DangerKind, useData } from '@mooring/data';
import { Button } from '@mooring/ui';
import styles from './alert-card.module.css';
import { alertTexts } from './alert-texts.ts';

/** An alert below level 2: a sentence, one plain question and a link. It closes when it is answered. */
export function SoftAlert({ kind }: { kind: DangerKind }) {
  const { safety } = useData();
  const isBereaved = kind === 'bereaved-by-suicide';
  const { title, text } = alertTexts[isBereaved ? kind : 'hopeless'];
  return (
    <section className={styles.soft} aria-label="A question for you">
      <div className={styles.inside}>
        <p role="status">
          {title} {isBereaved ? text : 'Are you safe right now?'}
        </p>
        <div>
          <Button variant="secondary" size="small" onClick={() => safety.closeAlert()}>
            {isBereaved ? 'Close' : 'I am safe'}
          </Button>
          {!isBereaved && (
            <Button
              variant="secondary"
              size="small"
              onClick={() => safety.raiseAlert({ level: 2, kinds: ['suicide'] })}
            >
              Not really
            </Button>
          )}
          <Link to={`${paths.safety.to()}${isBereaved ? '#lines' : ''}`}>
            {isBereaved ? 'Find them on Right now' : 'Right now'}
          </Link>
        </div>
      </div>
    </section>
  );
}
