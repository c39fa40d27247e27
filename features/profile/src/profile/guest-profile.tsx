import { type AuthState, paths } from '@mooring/contract';
import { Link } from '@mooring/contract/router';
import { Button, Page } from '@mooring/ui';
import { EraseSection } from '../erase/erase-section.tsx';
import { ExportSection } from '../export/export-section.tsx';
import { PrivacyChoice } from '../settings/privacy-choice.tsx';
import { Reminders } from '../settings/reminders.tsx';
import { Appearance } from './appearance.tsx';
import { CompanionSection } from './companion-section.tsx';
import { InstallOffer } from './install-offer.tsx';
import { JourneySection } from './journey-section.tsx';
import styles from './profile.module.css';
import { ProfileFooter } from './profile-footer.tsx';
import { ProfileSection } from './profile-section.tsx';
import { StorageHealth } from './storage-health.tsx';
import type { Leave } from './use-leave.ts';

const logIn: AuthState = { isLogin: true };

/** The profile of somebody without an account, whether they have written something here (a visitor) or not. */
export function GuestProfile({ leave, visitor }: { leave: Leave; visitor: boolean }) {
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
      <ExportSection empty={!visitor} />
      <ProfileSection title="On this device">
        <Appearance />
        {visitor && <PrivacyChoice visitor />}
        {visitor && <Reminders />}
        <StorageHealth />
        <InstallOffer />
      </ProfileSection>
      {visitor && <CompanionSection />}
      <JourneySection onStartNew={visitor ? leave.startNewJourney : undefined} signedIn={false} />
      {visitor && <EraseSection />}
      <ProfileFooter />
    </Page>
  );
}
