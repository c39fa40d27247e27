import { paths } from '@mooring/contract';
import { Link } from '@mooring/contract/router';
import { useSession } from '@mooring/data';
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
  WavesIcon,
} from '@mooring/ui/bundled';
import { markOf } from './marks.ts';
import styles from './profile.module.css';
import { ProfileSection } from './profile-section.tsx';
import * as strings from './strings.ts';
import { useKeptText } from './use-kept-text.ts';

type ProfileRowsProps = {
  /** Empty: nothing is written yet, so there is nothing to protect, to be reminded of or to erase. */
  who: 'account' | 'visitor' | 'empty';
};

/** The pages of the profile, one row each. */
export function ProfileRows({ who }: ProfileRowsProps) {
  const writes = who !== 'empty';
  const kept = useKeptText();
  const session = useSession();
  const avatar = session.status === 'open' ? session.account.avatar : null;
  return (
    <>
      <LinkRows className={styles.rows}>
        {who === 'account' && (
          <LinkRow
            link={<Link to={paths.profileDetails.to()} />}
            icon={markOf(avatar).icon}
            name="Your details"
          >
            {strings.nameEmailPassword}
          </LinkRow>
        )}
        <LinkRow link={<Link to={paths.people.to()} />} icon={HeartIcon} name="Someone you lost">
          {strings.namesWordsRecordings}
        </LinkRow>
        <LinkRow
          link={<Link to={paths.hardDays.to()} />}
          icon={CalendarDaysIcon}
          name="Days and dates"
        >
          {strings.daysThatMatter}
        </LinkRow>
        {writes && (
          <LinkRow
            link={<Link to={paths.muted.to()} />}
            icon={LeafIcon}
            name="Not to be brought up"
          >
            {strings.namesTagsAndDays}
          </LinkRow>
        )}
        <LinkRow
          link={<Link to={paths.profileExport.to()} />}
          icon={DownloadIcon}
          name="Export and backup"
        >
          {writes ? strings.yourWordsAsAFile : strings.bringBackWhatABackup}
        </LinkRow>
      </LinkRows>
      <ProfileSection title={who === 'account' ? strings.accountSettings : strings.onThisDevice}>
        <LinkRows className={styles.rows}>
          <LinkRow
            link={<Link to={paths.profileAppearance.to()} />}
            icon={SunMoonIcon}
            name="Appearance"
          >
            {strings.lightOrDarkAndMooring}
          </LinkRow>
          {writes && (
            <LinkRow
              link={<Link to={paths.profilePrivacy.to()} />}
              icon={EyeOffIcon}
              name="Privacy"
            >
              {strings.whatOthersCanSee}
            </LinkRow>
          )}
          {writes && (
            <LinkRow
              link={<Link to={paths.profileReminders.to()} />}
              icon={BellIcon}
              name="Reminders"
            >
              {strings.oneReminderADay}
            </LinkRow>
          )}
          {writes && (
            <LinkRow
              link={<Link to={paths.companionMemory.to()} />}
              icon={MessageCircleIcon}
              name="What the companion knows"
            >
              {strings.seeItChangeItForget}
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
      <ProfileSection title={strings.journeyManagement}>
        <LinkRows className={styles.rows}>
          <LinkRow
            link={<Link to={paths.profileJourney.to()} />}
            icon={CompassIcon}
            name="Your journey"
          >
            {strings.changeYourFirst}
          </LinkRow>
          {who === 'account' && (
            <LinkRow link={<Link to={paths.legacy.to()} />} icon={LockIcon} name="When I am gone">
              {strings.whetherSomebody}
            </LinkRow>
          )}
          {writes && (
            <LinkRow
              link={<Link to={paths.profileErase.to()} />}
              icon={EraserIcon}
              name="Erase everything"
            >
              {strings.eraseEverythingIn}
            </LinkRow>
          )}
        </LinkRows>
      </ProfileSection>
    </>
  );
}
