import { paths } from '@mooring/contract';
import { Link, useNavigate } from '@mooring/contract/router';
import { type Someone, useData } from '@mooring/data';
import { Button, Icon, Page, TextLink } from '@mooring/ui';
import { ConfirmButton, PencilIcon } from '@mooring/ui/bundled';
import type { ReactNode } from 'react';
import { Files } from './files.tsx';
import { PersonDays } from './person-days.tsx';
import { bondText, callingText } from './person-names.ts';
import { Sayings } from './sayings.tsx';
import styles from './someone.module.css';
import { useKeepsakes } from './use-keepsakes.ts';

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
            Change
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
              Pause before you write to {person.name}
            </Link>
          </TextLink>
        </p>
      )}
      <Sayings person={person} keepsakes={keepsakes} />
      <Files person={person} keepsakes={keepsakes} />
      <PersonDays person={person} />
      <RemovePerson person={person} removeAll={keepsakes.removeAll} />
    </Page>
  );
}

type RemovePersonProps = { person: Someone; removeAll(): Promise<void> };

function RemovePerson({ person: { id, name }, removeAll }: RemovePersonProps) {
  const data = useData();
  const navigate = useNavigate();
  const remove = async () => {
    try {
      await removeAll();
      await data.someone.remove(id);
      await Promise.all(
        [`someone:${id}`, `saying:${id}`].map((key) =>
          data.drafts.drop(key).catch(() => undefined),
        ),
      );
      data.notices.say('someone.removed');
      await navigate(paths.people.to(), { replace: true });
    } catch (error) {
      data.notices.fail(error, 'store.failed');
    }
  };
  return (
    <div className={styles.foot}>
      <ConfirmButton
        variant="quiet"
        title={`Remove this page about ${name}?`}
        text="What you wrote on it is removed, with its words, pictures and recordings. Days and letters stay. It cannot be undone. A backup that you made before may still have it."
        confirmLabel="Remove"
        cancelLabel="Keep"
        onConfirm={() => void remove()}
      >
        Remove this page
      </ConfirmButton>
    </div>
  );
}
