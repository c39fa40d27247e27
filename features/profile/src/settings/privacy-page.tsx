import { paths } from '@mooring/contract';
import { Link } from '@mooring/contract/router';
import { EyeIcon, LinkRow, LinkRows } from '@mooring/ui/bundled';
import { ProfilePart } from '../profile/profile-part.tsx';
import { StaySignedInChoice } from '../profile/stay-signed-in-choice.tsx';
import { PrivacyChoice } from './privacy-choice.tsx';
import * as strings from './strings.ts';

/** Who may see the words on this device. There is nothing to choose before somebody has written. */
export function PrivacyPage() {
  return (
    <ProfilePart title={strings.privacy}>
      {({ account, visitor }) =>
        account || visitor ? (
          <>
            <PrivacyChoice visitor={visitor} />
            {account && <StaySignedInChoice />}
            <LinkRows>
              <LinkRow
                link={<Link to={paths.whoCanRead.to()} />}
                icon={EyeIcon}
                name={strings.whoCanReadWhat}
              >
                {strings.thisDeviceWhoever}
              </LinkRow>
            </LinkRows>
          </>
        ) : null
      }
    </ProfilePart>
  );
}
