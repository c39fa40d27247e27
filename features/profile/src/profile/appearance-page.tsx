import { Appearance } from './appearance.tsx';
import { InstallOffer } from './install-offer.tsx';
import { ProfilePart } from './profile-part.tsx';
import { WideWords } from './profile-section.tsx';
import * as strings from './strings.ts';

/** Light or dark, and Mooring as an app of its own. */
export function AppearancePage() {
  return (
    <ProfilePart title={strings.appearance}>
      {() => (
        <>
          <WideWords>{strings.chooseLightOrDark}</WideWords>
          <Appearance />
          <InstallOffer />
        </>
      )}
    </ProfilePart>
  );
}
