import { type AuthState, paths } from '@mooring/contract';
import { Link } from '@mooring/contract/router';
import { Button, Page } from '@mooring/ui';
import styles from './profile.module.css';
import { ProfileFooter } from './profile-footer.tsx';
import { profileLead } from './profile-head.tsx';
import { ProfileRows } from './profile-rows.tsx';
import { ProfileSection } from './profile-section.tsx';
import * as strings from './strings.ts';

const logIn: AuthState = { isLogin: true };

/** The profile of somebody without an account, whether they have written something here (a visitor) or not. */
export function GuestProfile({ visitor }: { visitor: boolean }) {
  return (
    <Page layout="margin" title={strings.yourProfile} lead={profileLead(null)}>
      <ProfileSection title={visitor ? strings.keepWhatYouHave : strings.youAreNotSigned}>
        <p className={styles.words}>
          {visitor ? strings.itIsEncryptedInThisBrowser : strings.youCanWriteCheck}
        </p>
        <div className={styles.pair}>
          <Button asChild>
            <Link to={paths.auth.to()}>{strings.createAnAccount}</Link>
          </Button>
          <Button asChild variant="secondary">
            <Link to={paths.auth.to()} state={logIn}>
              {strings.logIn}
            </Link>
          </Button>
        </div>
      </ProfileSection>
      <ProfileRows who={visitor ? 'visitor' : 'empty'} />
      <ProfileFooter />
    </Page>
  );
}
