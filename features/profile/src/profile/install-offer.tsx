import type { InstallWay } from '@mooring/data';
import { Button } from '@mooring/ui';
import { withParts } from '@mooring/ui/bundled';
import type { ReactNode } from 'react';
import styles from './profile.module.css';
import { ProfileSection } from './profile-section.tsx';
import * as strings from './strings.ts';
import { useInstall } from './use-install.ts';

/** Mooring as an app of its own: what it is good for here, and the way to it. Nothing where there is none. */
export function InstallOffer() {
  const { way, declined, ask } = useInstall();
  if (way === 'none' && !declined) return null;
  return (
    <ProfileSection title={strings.onYourHomeScreen}>
      <p role="status" className={styles.said}>
        {statusText(way)}
      </p>
      {way === 'prompt' && (
        <>
          <p className={styles.words}>{strings.installedMooring}</p>
          <Button variant="secondary" size="small" className={styles.start} onClick={ask}>
            {strings.installMooring}
          </Button>
        </>
      )}
      {way === 'share' && (
        <ByHand
          why={strings.browsersOnIphone}
          steps={[
            strings.makeAFullBackup,
            withParts(strings.inSafariPress, bold, bold),
            strings.openMooringFromThere,
          ]}
        />
      )}
      {way === 'dock' && (
        <ByHand
          why={strings.safariDeletesWhatAPage}
          steps={[
            strings.makeAFullBackup,
            withParts(strings.inTheMenu, bold, bold),
            strings.openMooringFromThere,
          ]}
        />
      )}
    </ProfileSection>
  );
}

const bold = (words: string) => <b>{words}</b>;

function statusText(way: InstallWay): string {
  if (way === 'installed') return strings.mooringIsInstalled;
  return way === 'none' ? strings.itWasNotInstalled : '';
}

function ByHand({ why, steps }: { why: string; steps: ReactNode[] }) {
  return (
    <>
      <p className={styles.words}>{why}</p>
      <ol className={styles.steps}>
        {steps.map((step, at) => (
          <li key={at}>{step}</li>
        ))}
      </ol>
    </>
  );
}
