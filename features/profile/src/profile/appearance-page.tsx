import { Appearance } from './appearance.tsx';
import { InstallOffer } from './install-offer.tsx';
import styles from './profile.module.css';
import { ProfilePart } from './profile-part.tsx';
import * as strings from './strings.ts';

/** Light or dark, and Mooring as an app of its own. */
export function AppearancePage() {
  return (
    <ProfilePart title={strings.appearance}>
      {() => (
        <>
          <p className={styles.words}>{strings.chooseLightOrDark}</p>
          <Appearance />
          <InstallOffer />
        </>
      )}
    </ProfilePart>
  );
}
