import { paths } from '@mooring/contract';
import { Link } from '@mooring/contract/router';
import { Button, Icon, Page } from '@mooring/ui';
import { ArrowLeftIcon } from '@mooring/ui/bundled';
import { isWide } from '../profile/is-wide.ts';
import { ProfileMargin } from '../profile/profile-margin.tsx';
import { ProfileSection } from '../profile/profile-section.tsx';
import * as strings from './strings.ts';
import styles from './who-can-read.module.css';
import { readers } from './who-can-read-texts.ts';

/** Who can read what. It is the same for everybody, also before anything was written and while Mooring is locked. */
export function WhoCanReadPage() {
  return (
    <Page
      layout="margin"
      title={strings.whoCanReadWhat}
      lead={strings.thisPageSaysWho}
      actions={isWide() && <ProfileMargin />}
      back={
        <Button asChild variant="quiet" size="small">
          <Link to={paths.profile.to()}>
            <Icon as={ArrowLeftIcon} size="small" />
            {strings.profile}
          </Link>
        </Button>
      }
    >
      {readers.map(({ id, who, answer, sentences }) => (
        <ProfileSection key={id} title={who}>
          <p>{answer}</p>
          <ul className={styles.sentences}>
            {sentences.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </ProfileSection>
      ))}
      <ProfileSection title={strings.ifYouLoseYourPassword}>
        <p>{strings.your24Recovery}</p>
        <p className={styles.rest}>{strings.wordsThatYouMade}</p>
      </ProfileSection>
    </Page>
  );
}
