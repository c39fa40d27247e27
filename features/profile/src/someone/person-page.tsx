import { paths } from '@mooring/contract';
import { Link } from '@mooring/contract/router';
import type { Someone } from '@mooring/data';
import { Button, Icon, Page, Skeleton, TextLink } from '@mooring/ui';
import { PencilIcon } from '@mooring/ui/bundled';
import { lazy, type ReactNode, Suspense } from 'react';
import { Files } from './files.tsx';
import { PersonDays } from './person-days.tsx';
import { bondText, callingText } from './person-names.ts';
import { Sayings } from './sayings.tsx';
import styles from './someone.module.css';
import * as strings from './strings.ts';
import { useKeepsakes } from './use-keepsakes.ts';

const PersonFoot = lazy(async () => ({
  default: (await import('./person-parts.ts')).PersonFoot,
}));

/** Losses of somebody who can still be reached by a message. */
const mayBeWrittenTo: readonly Someone['loss'][] = ['break-up', 'estrangement'];

/** What is kept of one person. */
export function PersonPage({ person, back }: { person: Someone; back: ReactNode }) {
  const keepsakes = useKeepsakes(person.id);
  const calling = callingText(person);
  return (
    <Page
      layout="margin"
      title={person.name}
      lead={bondText(person)}
      back={back}
      actions={
        <Button asChild variant="secondary" size="small">
          <Link to={`${paths.person.to({ id: person.id })}?edit`}>
            <Icon as={PencilIcon} size="small" />
            {strings.change}
          </Link>
        </Button>
      }
    >
      {calling !== '' && <p className={styles.words}>{calling}</p>}
      {person.ending.trim() !== '' && (
        <p className={styles.prose} dir="auto">
          {person.ending}
        </p>
      )}
      {mayBeWrittenTo.includes(person.loss) && (
        <p className={styles.words}>
          <TextLink asChild>
            <Link to={`${paths.pause.to()}?about=${encodeURIComponent(person.id)}`}>
              {strings.pauseBeforeYouWrite(person.name)}
            </Link>
          </TextLink>
        </p>
      )}
      {keepsakes.live.status === 'loading' ? (
        // What stands below what is kept comes with it, so that it does not move.
        <Skeleton lines={6} />
      ) : (
        <>
          <Sayings person={person} keepsakes={keepsakes} />
          <Files person={person} keepsakes={keepsakes} />
          <PersonDays person={person} />
          <Suspense>
            <PersonFoot person={person} removeAll={keepsakes.removeAll} />
          </Suspense>
        </>
      )}
    </Page>
  );
}
