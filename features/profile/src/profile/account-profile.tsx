import { paths } from '@mooring/contract';
import { Link } from '@mooring/contract/router';
import { type Account, useSettings } from '@mooring/data';
import { Button, Icon, Notice, Page, TextLink } from '@mooring/ui';
import { LockIcon, LogOutIcon } from '@mooring/ui/bundled';
import styles from './profile.module.css';
import { ProfileFooter } from './profile-footer.tsx';
import { profileLead } from './profile-head.tsx';
import { ProfileRows } from './profile-rows.tsx';
import * as strings from './strings.ts';
import type { Leave } from './use-leave.ts';
import { VisitorWordsSection } from './visitor-words-section.tsx';

/** The profile of somebody signed in. */
export function AccountProfile({ account, leave }: { account: Account; leave: Leave }) {
  const { settings } = useSettings();
  return (
    <Page layout="margin" title={strings.yourProfile} lead={profileLead(account)}>
      <VisitorWordsSection />
      {settings.phraseLater && (
        <Notice
          className={styles.reminder}
          title={strings.yourRecoveryPhrase}
          action={
            <TextLink asChild>
              <Link to={paths.profileDetails.to()}>{strings.writeItDown}</Link>
            </TextLink>
          }
        >
          {strings.withoutItAForgotten}
        </Notice>
      )}
      <ProfileRows who="account" />
      <div className={styles.pair}>
        <Button variant="secondary" onClick={leave.lock}>
          <Icon as={LockIcon} />
          {strings.lockNow}
        </Button>
        <Button variant="secondary" onClick={leave.logOut}>
          <Icon as={LogOutIcon} />
          {strings.logOut}
        </Button>
      </div>
      <ProfileFooter />
    </Page>
  );
}
