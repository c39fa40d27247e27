import { paths } from '@mooring/contract';
import { Link } from '@mooring/contract/router';
import type { HealingPath, Muted } from '@mooring/data';
import { Badge, Icon } from '@mooring/ui';
import { CheckIcon } from '@mooring/ui/bundled';
import { stateOf } from '../path/progress.ts';
import { unmuted } from '../path/unmuted.ts';
import styles from './overview.module.css';
import * as strings from './strings.ts';

/** The checkpoints as floats on a rope: passed, current, ahead. All of them can be opened. */
export function PathRope({ path, hides }: { path: HealingPath; hides: Muted['hides'] }) {
  return (
    <ol className={styles.rope}>
      {path.customPath.map((stored) => {
        const state = stateOf(path, stored);
        const checkpoint = unmuted(stored, hides);
        return (
          <li key={checkpoint.id} data-state={state}>
            <Link
              to={paths.checkpoint.to({ id: String(checkpoint.id) })}
              aria-current={state === 'now' ? 'step' : undefined}
            >
              <span className={styles.float} aria-hidden="true">
                {state === 'done' ? <Icon as={CheckIcon} size="small" /> : checkpoint.id}
              </span>
              <span>
                <span className={styles.title}>{checkpoint.title}</span>
                <span className={styles.text}>{checkpoint.description}</span>
                {checkpoint.completed && (
                  <span className={styles.badge}>
                    <Badge tone="plain">{strings.completed}</Badge>
                  </span>
                )}
              </span>
            </Link>
          </li>
        );
      })}
    </ol>
  );
}
