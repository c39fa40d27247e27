import { paths, say } from '@mooring/contract';
import { Link } from '@mooring/contract/router';
import { Button, Confirm, TextLink } from '@mooring/ui';
import { useState } from 'react';
import { BackupDialog } from '../export/backup-dialog.tsx';
import { useBackup } from '../export/use-backup.ts';
import styles from './profile.module.css';

type JourneySectionProps = {
  /** Absent where there is nothing to begin anew. */
  onStartNew?: (() => void) | undefined;
  signedIn: boolean;
};

export function JourneySection({ onStartNew, signedIn }: JourneySectionProps) {
  const backup = useBackup();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <div className={styles.stack}>
        <Button asChild variant="secondary" wide>
          <Link to={paths.onboarding.to()}>Update Journey Details</Link>
        </Button>
        {onStartNew && (
          <Button variant="danger-quiet" wide onClick={() => setAsking(true)}>
            Start New Journey
          </Button>
        )}
      </div>
      {onStartNew && (
        <Confirm
          open={asking}
          title={say('journey.confirm').title}
          text={
            <WhatFollows
              signedIn={signedIn}
              onBackup={() => {
                setAsking(false);
                backup.show();
              }}
            />
          }
          confirmLabel="Start New Journey"
          cancelLabel="Keep my journey"
          onConfirm={onStartNew}
          onCancel={() => setAsking(false)}
        />
      )}
      <BackupDialog backup={backup} />
    </>
  );
}

function WhatFollows({ signedIn, onBackup }: { signedIn: boolean; onBackup: () => void }) {
  return (
    <>
      Your healing path, your answers about your journey and your completed rituals are cleared
      {signedIn && ', and you are logged out'}. Your journal, check-ins and moments stay
      {signedIn && ' and open again when you log in'}. You can{' '}
      <TextLink asChild>
        <button type="button" className={styles.inline} onClick={onBackup}>
          make a full backup first
        </button>
      </TextLink>
      .
    </>
  );
}
