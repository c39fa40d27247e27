import { paths } from '@mooring/contract';
import { Link } from '@mooring/contract/router';
import { useSettings } from '@mooring/data';
import { Button, Icon, Notice, Page, TextLink } from '@mooring/ui';
import { LockIcon, LogOutIcon } from '@mooring/ui/bundled';
import styles from './profile.module.css';
import { ProfileFooter } from './profile-footer.tsx';
import { ProfileRows } from './profile-rows.tsx';
import type { Leave } from './use-leave.ts';
import { VisitorWordsSection } from './visitor-words-section.tsx';

/** The profile of somebody signed in. */
export function AccountProfile({ leave }: { leave: Leave }) {
  const { settings } = useSettings();
  return (
    <Page layout="margin" title="Your Profile">
      <VisitorWordsSection />
      {settings.phraseLater && (
        <Notice
          title="Your recovery phrase is not written down yet"
          action={
            <TextLink asChild>
              <Link to={paths.profileDetails.to()}>Write it down</Link>
            </TextLink>
          }
        >
          Without it, a forgotten password cannot be undone, not even by us.
        </Notice>
      )}
      <ProfileRows who="account" />
      <div className={styles.pair}>
        <Button variant="secondary" onClick={leave.lock}>
          <Icon as={LockIcon} />
          Lock now
        </Button>
        <Button variant="secondary" onClick={leave.logOut}>
          <Icon as={LogOutIcon} />
          Log Out
        </Button>
      </div>
      <ProfileFooter />
    </Page>
  );
}
