import { paths } from '@mooring/contract';
import { Link } from '@mooring/contract/router';
import { Button, TextLink } from '@mooring/ui';
import styles from './dashboard-screen.module.css';
import * as strings from './strings.ts';
import type { InstallNudge as Nudge } from './use-install-nudge.ts';

export function InstallNudge({ nudge: { way, ask, putAway } }: { nudge: Nudge }) {
  return (
    <div className={styles.nudge}>
      <p>
        {way === 'prompt' ? (
          <>
            {strings.mooringCanOpen}{' '}
            <TextLink asChild>
              <button type="button" className={styles.inline} onClick={ask}>
                {strings.installIt}
              </button>
            </TextLink>
          </>
        ) : (
          <>
            {strings.thisBrowserDeletes}{' '}
            <TextLink asChild>
              <Link to={paths.profileAppearance.to()}>
                {way === 'dock' ? strings.keepMooringInYourDock : strings.keepMooringOnYourHome}
              </Link>
            </TextLink>
          </>
        )}
      </p>
      <Button variant="quiet" size="small" onClick={putAway}>
        {strings.notForMe}
      </Button>
    </div>
  );
}
