import { paths, say } from '@mooring/contract';
import { Link } from '@mooring/contract/router';
import { useLive, useMuted } from '@mooring/data';
import { hidesPerson } from '@mooring/data/muted';
import { Button, EmptyState, Icon, Notice, Page, Skeleton } from '@mooring/ui';
import {
  ArrowLeftIcon,
  FailureNotice,
  HeartIcon,
  LinkRow,
  LinkRows,
  PlusIcon,
} from '@mooring/ui/bundled';
import { isWide } from '../profile/is-wide.ts';
import { ProfileMargin } from '../profile/profile-margin.tsx';
import { bondText } from './person-names.ts';
import styles from './someone.module.css';
import * as strings from './strings.ts';

/** The ones who were lost: one row each. Of somebody who is not to be brought up it shows no name. */
export function Component() {
  return (
    <Page
      layout="margin"
      title={strings.someoneYouLost}
      lead={strings.aPlaceForAName}
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
      <People />
    </Page>
  );
}

function People() {
  const people = useLive(({ someone }) => someone.list(), ['user_data']);
  const { hides, isKnown } = useMuted();
  if (people.status === 'loading' || !isKnown) return <Skeleton lines={4} />;
  if (people.status === 'failed')
    return <FailureNotice {...say(people.key)} retry={people.retry} />;
  const { items, unreadable } = people.value;
  return (
    <>
      {unreadable.length > 0 && (
        <Notice title={say('vault.unreadable').title}>{say('vault.unreadable').text}</Notice>
      )}
      {items.length === 0 ? (
        <EmptyState
          title={strings.noNameIsWritten}
          actions={<AddLink>{strings.addSomeone}</AddLink>}
        >
          {strings.aNameIsEnoughItCan}
        </EmptyState>
      ) : (
        <>
          <LinkRows className={styles.rows}>
            {items.map((person) => {
              const isHidden = hidesPerson(hides, person);
              return (
                <LinkRow
                  key={person.id}
                  link={<Link to={paths.person.to({ id: person.id })} />}
                  icon={HeartIcon}
                  name={isHidden ? strings.somebody : person.name}
                >
                  {isHidden ? strings.notBroughtUpOpen : bondText(person) || strings.openThePage}
                </LinkRow>
              );
            })}
          </LinkRows>
          <div>
            <AddLink>{strings.addAnotherName}</AddLink>
          </div>
        </>
      )}
    </>
  );
}

function AddLink({ children }: { children: string }) {
  return (
    <Button asChild variant="secondary">
      <Link to={paths.person.to({ id: 'new' })}>
        <Icon as={PlusIcon} />
        {children}
      </Link>
    </Button>
  );
}
