import { paths, say } from '@mooring/contract';
import { Link, useParams, useSearchParams } from '@mooring/contract/router';
import { useLive } from '@mooring/data';
import { Button, EmptyState, Icon, Page, Skeleton } from '@mooring/ui';
import { ArrowLeftIcon, FailureNotice } from '@mooring/ui/bundled';
import { PersonForm } from './person-form.tsx';
import { PersonPage } from './person-page.tsx';
import * as strings from './strings.ts';
import { VoicemailGuide } from './voicemail-guide.tsx';

/** One person: the page about them, or the form where it is written. */
export function Component() {
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  if (id === 'new') return <NewPerson />;
  const part = search.has('edit') ? 'form' : search.has('voicemail') ? 'voicemail' : 'page';
  return <KnownPerson key={id} id={id} part={part} />;
}

function NewPerson() {
  return (
    <Page
      layout="margin"
      title={strings.addSomeone}
      lead={strings.onlyTheNameIsNeeded}
      back={<BackTo to={paths.people.to()}>{strings.someoneYouLost}</BackTo>}
    >
      <PersonForm person={null} />
    </Page>
  );
}

function KnownPerson({ id, part }: { id: string; part: 'page' | 'form' | 'voicemail' }) {
  const live = useLive(({ someone }) => someone.get(id), ['user_data'], id);
  const back = <BackTo to={paths.people.to()}>{strings.someoneYouLost}</BackTo>;
  if (live.status !== 'ready') {
    return (
      <Page title={strings.someoneYouLost} back={back}>
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
      <Page title={strings.someoneYouLost} back={back}>
        <EmptyState title={strings.thereIsNoPageAtThisAddress}>{strings.thePageMayHave}</EmptyState>
      </Page>
    );
  }
  if (part === 'page') return <PersonPage person={person} back={back} />;
  const backToPerson = <BackTo to={paths.person.to({ id })}>{person.name}</BackTo>;
  if (part === 'voicemail') return <VoicemailGuide back={backToPerson} />;
  return (
    <Page layout="margin" title={strings.aboutName(person.name)} back={backToPerson}>
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
