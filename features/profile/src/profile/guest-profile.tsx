import { type AuthState, paths } from '@mooring/contract';
import { Link } from '@mooring/contract/router';
import { Button, Page } from '@mooring/ui';
import styles from './profile.module.css';
import { ProfileFooter } from './profile-footer.tsx';
import { ProfileRows } from './profile-rows.tsx';
import { ProfileSection } from './profile-section.tsx';

const logIn: AuthState = { isLogin: true };

/** The profile of somebody without an account, whether they have written something here (a visitor) or not. */
export function GuestProfile({ visitor }: { visitor: boolean }) {
  return (
    <Page layout="margin" title="Your Profile">
      <ProfileSection
        title={visitor ? 'Keep what you have written: create an account' : 'You are not signed in'}
      >
        <p className={styles.words}>
          {visitor
            ? 'It is encrypted in this browser but has no password: whoever can use this browser can read it. An account gives it a password of its own, and 24 words that open it if the password is forgotten. Everything comes along.'
            : 'You can write, check in, make a healing path and save moments without an account. What you write is encrypted and stays in this browser. An account gives it a password of its own, and 24 words that open it if the password is forgotten.'}
        </p>
        <div className={styles.pair}>
          <Button asChild>
            <Link to={paths.auth.to()}>Create an account</Link>
          </Button>
          <Button asChild variant="secondary">
            <Link to={paths.auth.to()} state={logIn}>
              Log In
            </Link>
          </Button>
        </div>
      </ProfileSection>
      <ProfileRows who={visitor ? 'visitor' : 'empty'} />
      <ProfileFooter />
    </Page>
  );
}
