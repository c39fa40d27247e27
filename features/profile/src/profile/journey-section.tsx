import { paths, say } from '@mooring/contract';
import { Link } from '@mooring/contract/router';
import { Button, Confirm, TextLink } from '@mooring/ui';
import { useState } from 'react';
import styles from './profile.module.css';
import { ProfileSection } from './profile-section.tsx';
import type { Export } from './use-export.ts';

type JourneySectionProps = {
  journal: Export;
  /** Absent where there is nothing to begin anew. */
  onStartNew?: (() => void) | undefined;
  signedIn: boolean;
};

export function JourneySection({ journal, onStartNew, signedIn }: JourneySectionProps) {
  const [asking, setAsking] = useState(false);
  return (
    <ProfileSection title="Journey Management">
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
          text={<WhatFollows journal={journal} signedIn={signedIn} />}
          confirmLabel="Start New Journey"
          cancelLabel="Keep my journey"
          onConfirm={onStartNew}
          onCancel={() => setAsking(false)}
        />
      )}
    </ProfileSection>
  );
}

function WhatFollows({ journal, signedIn }: { journal: Export; signedIn: boolean }) {
  return (
    <>
      Your healing path, your answers about your journey and your completed rituals are cleared
      {signedIn && ', and you are logged out'}. Your journal, check-ins and moments stay
      {signedIn && ' and open again when you log in'}. You can{' '}
      <TextLink asChild>
        <button type="button" className={styles.inline} onClick={journal.run}>
          export your journal first
        </button>
      </TextLink>
      .
    </>
  );
}
