import { paths } from '@mooring/contract';
import { Link } from '@mooring/contract/router';
import { type ActiveAlert, useData } from '@mooring/data';
import { Button, ChevronDownIcon, Icon, IconButton, LifeBuoyIcon, XIcon } from '@mooring/ui';
import { useState } from 'react';
import { leaveFast } from './leave-fast.ts';
import { CardHelp } from './safety-card-help.tsx';
import styles from './safety-card-open.module.css';
import { SoftLine } from './safety-card-soft.tsx';
import { cardWords } from './safety-card-words.ts';

/** The card as it stands: open, or folded to one bar. It goes only when the person closes it. */
export function OpenCard({ standing }: { standing: ActiveAlert }) {
  const { safety } = useData();
  const [folded, setFolded] = useState<ActiveAlert | null>(null);
  const [kind = 'hopeless'] = standing.kinds;
  if (standing.level < 2) return <SoftLine kind={kind} />;

  const words = cardWords[kind];
  const leave = standing.kinds.some((each) => cardWords[each].leave);
  const open = folded !== standing;
  return (
    <section className={styles.card} aria-label="Help right now" data-open={open || undefined}>
      <div className={styles.inside}>
        <div className={styles.bar}>
          <button
            type="button"
            className={styles.fold}
            aria-expanded={open}
            onClick={() => setFolded(open ? standing : null)}
          >
            <Icon as={LifeBuoyIcon} size="small" />
            Help right now
            <Icon as={ChevronDownIcon} size="small" className={styles.chevron} />
          </button>
          {leave && (
            <Button variant="quiet" size="small" className={styles.leave} onClick={leaveFast}>
              Leave fast
            </Button>
          )}
          {open && (
            <IconButton
              label="Close this card"
              className={styles.close}
              onClick={() => safety.closeAlert()}
            >
              <Icon as={XIcon} />
            </IconButton>
          )}
        </div>
        <div role={standing.isNew ? 'alert' : undefined} hidden={!open}>
          <p className={styles.title}>{words.title}</p>
          <p className={styles.text}>{words.text}</p>
        </div>
        {open && <CardHelp kinds={standing.kinds} />}
        {open && (
          <p className={styles.foot}>
            <Link to={paths.safety.to()}>More on the page Right now</Link>. No person reads what you
            write here.
          </p>
        )}
      </div>
    </section>
  );
}
