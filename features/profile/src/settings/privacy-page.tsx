import { paths } from '@mooring/contract';
import { Link } from '@mooring/contract/router';
import { EyeIcon, LinkRow, LinkRows } from '@mooring/ui/bundled';
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
            <LinkRows>
              <LinkRow
                link={<Link to={paths.whoCanRead.to()} />}
                icon={EyeIcon}
                name="Who can read what"
              >
                This device, whoever runs this address, services, and the files you make
              </LinkRow>
            </LinkRows>
          </>
        ) : null
      }
    </ProfilePart>
  );
}
