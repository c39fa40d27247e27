import { ProfilePart } from '../profile/profile-part.tsx';
import { StaySignedInChoice } from '../profile/stay-signed-in-choice.tsx';
import { PrivacyChoice } from './privacy-choice.tsx';

/** Who may see the words on this device. There is nothing to choose before somebody has written. */
export function PrivacyPage() {
  return (
    <ProfilePart title="Privacy">
      {({ account, visitor }) =>
        account || visitor ? (
          <>
            <PrivacyChoice visitor={visitor} />
            {account && <StaySignedInChoice />}
          </>
        ) : null
      }
    </ProfilePart>
  );
}
