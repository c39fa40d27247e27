import { paths, say } from '@mooring/contract';
import { Link, useParams, useSearchParams } from '@mooring/contract/router';
import { useLive } from '@mooring/data';
import { Button, EmptyState, Icon, Page, Skeleton } from '@mooring/ui';
import { ArrowLeftIcon, FailureNotice } from '@mooring/ui/bundled';
import { PersonForm } from './person-form.tsx';
import { PersonPage } from './person-page.tsx';

/** One person: the page about them, or the form where it is written. */
export function Component() {
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  if (id === 'new') return <NewPerson />;
  return <KnownPerson key={id} id={id} isEditing={search.has('edit')} />;
}

function NewPerson() {
  return (
    <Page
      layout="margin"
      title="Add someone"
      lead="Only the name is needed. You can leave everything else out, or write it later."
      back={<BackTo to={paths.people.to()}>Someone you lost</BackTo>}
    >
      <PersonForm person={null} />
    </Page>
  );
}

function KnownPerson({ id, isEditing }: { id: string; isEditing: boolean }) {
  const live = useLive(({ someone }) => someone.get(id), ['user_data'], id);
  const back = <BackTo to={paths.people.to()}>Someone you lost</BackTo>;
  if (live.status !== 'ready') {
    return (
      <Page title="Someone you lost" back={back}>
        {live.status === 'loading' ? (
          <Skeleton lines={6} />
        ) : (
          <FailureNotice {...say(live.key)} retry={live.retry} />
        )}
      </Page>
    );
  }
  const person = live.value;
  if (!person) {
    return (
      <Page title="Someone you lost" back={back}>
        <EmptyState title="There is no page at this address">
          The page may have been removed, or the address is wrong.
        </EmptyState>
      </Page>
    );
  }
  if (!isEditing) return <PersonPage person={person} back={back} />;
  return (
    <Page
      layout="margin"
      title={`About ${person.name}`}
      back={<BackTo to={paths.person.to({ id })}>{person.name}</BackTo>}
    >
      <PersonForm person={person} />
    </Page>
  );
}

function BackTo({ to, children }: { to: string; children: string }) {
  return (
    <Button asChild variant="quiet" size="small">
      <Link to={to}>
        <Icon as={ArrowLeftIcon} size="small" />
        {children}
      </Link>
    </Button>
  );
}
