import { paths } from '@mooring/contract';
import { Link } from '@mooring/contract/router';
import { Button, Icon, Page } from '@mooring/ui';
import { ArrowLeftIcon } from '@mooring/ui/bundled';
import { ProfileSection } from '../profile/profile-section.tsx';
import styles from './who-can-read.module.css';
import { readers } from './who-can-read-texts.ts';

/** Who can read what. It is the same for everybody, also before anything was written and while Mooring is locked. */
export function WhoCanReadPage() {
  return (
    <Page
      layout="margin"
      title="Who can read what"
      lead="This page says who can read your words, and when."
      back={
        <Button asChild variant="quiet" size="small">
          <Link to={paths.profile.to()}>
            <Icon as={ArrowLeftIcon} size="small" />
            Profile
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
      <ProfileSection title="If you lose your password">
        <p>
          Your 24 recovery words open everything. On this device your face or finger opens it too,
          if you set that up.
        </p>
        <p className={styles.rest}>
          Words that you made under ‘When I am gone’ open it too. Without any of these, nobody can
          open what is encrypted here. We cannot open it either.
        </p>
      </ProfileSection>
    </Page>
  );
}
