import { paths, say } from '@mooring/contract';
import { Link, Navigate, useLocation, useParams } from '@mooring/contract/router';
import { Button, Icon, Notice, Page, Skeleton, TextLink } from '@mooring/ui';
import { ArrowLeftIcon, FailureNotice } from '@mooring/ui/bundled';
import { LetterForm } from './letter-form.tsx';
import { newLetter, type OpenLetter } from './open-letter.ts';
import { SealedLetter } from './sealed-letter.tsx';
import * as strings from './strings.ts';
import { useLetterEditor } from './use-letter-editor.ts';
import { useNamedPeople } from './use-named-people.ts';
import { type LetterOpening, useOpenLetter } from './use-open-letter.ts';

export function Component() {
  const { id = '' } = useParams();
  return <LetterPage key={id} id={id} />;
}

/** One letter: to write on, or sealed. */
function LetterPage({ id }: { id: string }) {
  const { opening, reopen } = useOpenLetter(id, beginningIn(useLocation().state));
  return (
    <Page
      title={id === newLetter ? strings.aNewLetter : strings.letter}
      back={
        <TextLink asChild>
          <Link to={paths.letters.to()}>
            <Icon as={ArrowLeftIcon} size="small" />
            {strings.backToLetters}
          </Link>
        </TextLink>
      }
    >
      <LetterBody opening={opening} reopen={reopen} />
    </Page>
  );
}

/** The first line that was pressed on the page of letters. Router state outlives versions of the app: only one of ours counts. */
const beginningIn = (state: unknown): string =>
  strings.firstLines.find((line) => line === Reflect.get(Object(state), 'prompt')) ?? '';

function LetterBody({ opening, reopen }: { opening: LetterOpening; reopen(): void }) {
  switch (opening.status) {
    case 'missing':
      return <Navigate to={paths.letters.to()} replace />;
    case 'opening':
      return <Skeleton lines={6} />;
    case 'failed':
      return <NotOpened opening={opening} />;
    case 'sealed':
      return <SealedLetter id={opening.id} until={opening.until} reopen={reopen} />;
    default:
      return <OpenedLetter page={opening.page} />;
  }
}

function OpenedLetter({ page }: { page: OpenLetter }) {
  const editor = useLetterEditor(page);
  const people = useNamedPeople();
  // They stand above the words, which would move.
  if (!people) return <Skeleton lines={6} />;
  return <LetterForm editor={editor} page={page} people={people} />;
}

function NotOpened({ opening }: { opening: Extract<LetterOpening, { status: 'failed' }> }) {
  const message = say(opening.key);
  if (opening.retry) return <FailureNotice {...message} retry={opening.retry} />;
  return (
    <Notice
      title={message.title}
      action={
        <Button variant="secondary" size="small" asChild>
          <Link to={paths.letters.to()}>{strings.backToLetters}</Link>
        </Button>
      }
    >
      {message.text}
    </Notice>
  );
}
