import type { InstallWay } from '@mooring/data';
import { Button } from '@mooring/ui';
import type { ReactNode } from 'react';
import styles from './profile.module.css';
import { ProfileSection } from './profile-section.tsx';
import { useInstall } from './use-install.ts';

/** Mooring as an app of its own: what it is good for here, and the way to it. Nothing where there is none. */
export function InstallOffer() {
  const { way, declined, ask } = useInstall();
  if (way === 'none' && !declined) return null;
  return (
    <ProfileSection title="On your home screen">
      <p role="status" className={styles.said}>
        {statusText(way)}
      </p>
      {way === 'prompt' && (
        <>
          <p className={styles.words}>
            Installed, Mooring opens like an app, and the browser is less likely to clear what it
            keeps. Nothing is sent anywhere.
          </p>
          <Button variant="secondary" size="small" className={styles.start} onClick={ask}>
            Install Mooring
          </Button>
        </>
      )}
      {way === 'share' && (
        <ByHand
          why="Browsers on iPhone and iPad delete what a page keeps when it was not opened for seven days. Mooring on your home screen is spared from that."
          steps={[
            'Make a full backup here first.',
            <>
              In Safari, press <b>Share</b>, then <b>Add to Home Screen</b>.
            </>,
            'Open Mooring from there and restore the backup: it starts empty.',
          ]}
        />
      )}
      {way === 'dock' && (
        <ByHand
          why="Safari deletes what a page keeps when it was not opened for seven days. Mooring in your Dock is spared from that."
          steps={[
            'Make a full backup here first.',
            <>
              In the menu <b>File</b>, choose <b>Add to Dock</b>.
            </>,
            'Open Mooring from there and restore the backup: it starts empty.',
          ]}
        />
      )}
    </ProfileSection>
  );
}

function statusText(way: InstallWay): string {
  if (way === 'installed')
    return 'Mooring is installed on this device. It opens without a connection too.';
  return way === 'none'
    ? "Not this time. Your browser's own menu has it too, whenever you like."
    : '';
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
