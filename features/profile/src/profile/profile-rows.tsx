import { paths } from '@mooring/contract';
import { Link } from '@mooring/contract/router';
import {
  BellIcon,
  CalendarDaysIcon,
  CompassIcon,
  DownloadIcon,
  EraserIcon,
  EyeOffIcon,
  HeartIcon,
  LeafIcon,
  LinkRow,
  LinkRows,
  LockIcon,
  MessageCircleIcon,
  SunMoonIcon,
  UserRoundIcon,
  WavesIcon,
} from '@mooring/ui/bundled';
import styles from './profile.module.css';
import { ProfileSection } from './profile-section.tsx';
import { useKeptText } from './use-kept-text.ts';

type ProfileRowsProps = {
  /** Empty: nothing is written yet, so there is nothing to protect, to be reminded of or to erase. */
  who: 'account' | 'visitor' | 'empty';
};

/** The pages of the profile, one row each. */
export function ProfileRows({ who }: ProfileRowsProps) {
  const writes = who !== 'empty';
  const kept = useKeptText();
  return (
    <>
      <LinkRows className={styles.rows}>
        {who === 'account' && (
          <LinkRow
            link={<Link to={paths.profileDetails.to()} />}
            icon={UserRoundIcon}
            name="Your details"
          >
            Name, email, password and recovery phrase
          </LinkRow>
        )}
        <LinkRow link={<Link to={paths.people.to()} />} icon={HeartIcon} name="Someone you lost">
          Names, words, recordings and pictures
        </LinkRow>
        <LinkRow
          link={<Link to={paths.hardDays.to()} />}
          icon={CalendarDaysIcon}
          name="Days and dates"
        >
          Days that matter, and days that are hard
        </LinkRow>
        {writes && (
          <LinkRow
            link={<Link to={paths.muted.to()} />}
            icon={LeafIcon}
            name="Not to be brought up"
          >
            Names, tags and days that are left alone
          </LinkRow>
        )}
        <LinkRow
          link={<Link to={paths.profileExport.to()} />}
          icon={DownloadIcon}
          name="Export and backup"
        >
          {writes
            ? 'Your words as a file to read, or as a backup to restore'
            : 'Bring back what a backup holds'}
        </LinkRow>
      </LinkRows>
      <ProfileSection title={who === 'account' ? 'Account Settings' : 'On this device'}>
        <LinkRows className={styles.rows}>
          <LinkRow
            link={<Link to={paths.profileAppearance.to()} />}
            icon={SunMoonIcon}
            name="Appearance"
          >
            Light or dark, and Mooring on your home screen
          </LinkRow>
          {writes && (
            <LinkRow
              link={<Link to={paths.profilePrivacy.to()} />}
              icon={EyeOffIcon}
              name="Privacy"
            >
              What others can see on this device
            </LinkRow>
          )}
          {writes && (
            <LinkRow
              link={<Link to={paths.profileReminders.to()} />}
              icon={BellIcon}
              name="Reminders"
            >
              One quiet word a day, or none
            </LinkRow>
          )}
          {writes && (
            <LinkRow
              link={<Link to={paths.companionMemory.to()} />}
              icon={MessageCircleIcon}
              name="What the companion knows"
            >
              See it, change it, forget it
            </LinkRow>
          )}
          <LinkRow
            link={<Link to={paths.profileStorage.to()} />}
            icon={WavesIcon}
            name="Kept on this device"
          >
            {kept}
          </LinkRow>
        </LinkRows>
      </ProfileSection>
      <ProfileSection title="Journey Management">
        <LinkRows className={styles.rows}>
          <LinkRow
            link={<Link to={paths.profileJourney.to()} />}
            icon={CompassIcon}
            name="Your journey"
          >
            Change your first answers, or begin again
          </LinkRow>
          {who === 'account' && (
            <LinkRow link={<Link to={paths.legacy.to()} />} icon={LockIcon} name="When I am gone">
              Whether somebody may read what you wrote
            </LinkRow>
          )}
          {writes && (
            <LinkRow
              link={<Link to={paths.profileErase.to()} />}
              icon={EraserIcon}
              name="Erase everything"
            >
              Leave nothing of yours in this browser
            </LinkRow>
          )}
        </LinkRows>
      </ProfileSection>
    </>
  );
}
