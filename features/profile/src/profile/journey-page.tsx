import { JourneySection } from './journey-section.tsx';
import { ProfilePart } from './profile-part.tsx';
import { WideWords } from './profile-section.tsx';
import * as strings from './strings.ts';
import { useLeave } from './use-leave.ts';

/** The answers of the first questions, and a new beginning. */
export function JourneyPage() {
  const leave = useLeave();
  return (
    <ProfilePart title={strings.yourJourney} leaving={leave.leaving}>
      {({ account, visitor }) => (
        <>
          <WideWords>{strings.theseAreYourFirst}</WideWords>
          {(account || visitor) && <WideWords>{strings.aNewJourneyClears}</WideWords>}
          <JourneySection
            signedIn={account !== null}
            onStartNew={account || visitor ? leave.startNewJourney : undefined}
          />
        </>
      )}
    </ProfilePart>
  );
}
