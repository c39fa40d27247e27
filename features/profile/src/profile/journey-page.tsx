import { JourneySection } from './journey-section.tsx';
import styles from './profile.module.css';
import { ProfilePart } from './profile-part.tsx';
import * as strings from './strings.ts';
import { useLeave } from './use-leave.ts';

/** The answers of the first questions, and a new beginning. */
export function JourneyPage() {
  const leave = useLeave();
  return (
    <ProfilePart title={strings.yourJourney} leaving={leave.leaving}>
      {({ account, visitor }) => (
        <>
          <p className={styles.words}>{strings.theseAreYourFirst}</p>
          {(account || visitor) && <p className={styles.words}>{strings.aNewJourneyClears}</p>}
          <JourneySection
            signedIn={account !== null}
            onStartNew={account || visitor ? leave.startNewJourney : undefined}
          />
        </>
      )}
    </ProfilePart>
  );
}
