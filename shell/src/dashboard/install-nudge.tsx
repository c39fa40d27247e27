import { paths } from '@mooring/contract';
import { Link } from '@mooring/contract/router';
import { Button, TextLink } from '@mooring/ui';
import styles from './dashboard-screen.module.css';
import type { InstallNudge as Nudge } from './use-install-nudge.ts';

export function InstallNudge({ nudge: { way, ask, putAway } }: { nudge: Nudge }) {
  return (
    <div className={styles.nudge}>
      <p>
        {way === 'prompt' ? (
          <>
            Mooring can open from your home screen, also without a connection.{' '}
            <TextLink asChild>
              <button type="button" className={styles.inline} onClick={ask}>
                Install it
              </button>
            </TextLink>
          </>
        ) : (
          <>
            This browser deletes what it keeps after seven days without a visit.{' '}
            <TextLink asChild>
              <Link to={paths.profileAppearance.to()}>
                {way === 'dock' ? 'Keep Mooring in your Dock' : 'Keep Mooring on your home screen'}
              </Link>
            </TextLink>
          </>
        )}
      </p>
      <Button variant="quiet" size="small" onClick={putAway}>
        Not for me
      </Button>
    </div>
  );
}
