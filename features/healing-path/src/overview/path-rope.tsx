import { paths } from '@mooring/contract';
import { Link } from '@mooring/contract/router';
import type { HealingPath } from '@mooring/data';
import { Badge, Icon } from '@mooring/ui';
import { CheckIcon } from '@mooring/ui/bundled';
import { stateOf } from '../path/progress.ts';
import styles from './overview.module.css';

/** The checkpoints as floats on a rope: passed, current, ahead. All of them can be opened. */
export function PathRope({ path }: { path: HealingPath }) {
  return (
    <ol className={styles.rope}>
      {path.customPath.map((checkpoint) => {
        const state = stateOf(path, checkpoint);
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
                    <Badge tone="plain">Completed</Badge>
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
