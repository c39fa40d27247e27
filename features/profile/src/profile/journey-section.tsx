import { paths, say } from '@mooring/contract';
import { Link } from '@mooring/contract/router';
import { Button, Confirm, TextLink } from '@mooring/ui';
import { withParts } from '@mooring/ui/bundled';
import { useState } from 'react';
import { BackupDialog } from '../export/backup-dialog.tsx';
import { useBackup } from '../export/use-backup.ts';
import styles from './profile.module.css';
import * as strings from './strings.ts';

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
          <Link to={paths.onboarding.to()}>{strings.updateJourneyDetails}</Link>
        </Button>
        {onStartNew && (
          <Button variant="danger-quiet" wide onClick={() => setAsking(true)}>
            {strings.startNewJourney}
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
          confirmLabel={strings.startNewJourney}
          cancelLabel={strings.keepMyJourney}
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
      {withParts(signedIn ? strings.whatFollowsLoggedIn : strings.whatFollows, (words) => (
        <TextLink asChild>
          <button type="button" className={styles.inline} onClick={onBackup}>
            {words}
          </button>
        </TextLink>
      ))}
    </>
  );
}
