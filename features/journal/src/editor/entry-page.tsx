import { paths, say } from '@mooring/contract';
import { Link, Navigate } from '@mooring/contract/router';
import { Button, Notice, Page, Skeleton, VisuallyHidden } from '@mooring/ui';
import { EntryForm } from './entry-form.tsx';
import type { OpenPage, PageTarget } from './open-page.ts';
import * as strings from './strings.ts';
import { useEntryEditor } from './use-entry-editor.ts';
import { useOpenPage } from './use-open-page.ts';

type EntryPageProps = { title: string } & PageTarget;

/** The page to write on: a new one, or an entry that is edited. */
export function EntryPage({ title, ...target }: EntryPageProps) {
  const opening = useOpenPage(target);
  if (opening.status === 'missing') return <Navigate to={paths.journal.to()} replace />;
  return (
    <Page>
      <VisuallyHidden asChild>
        <h1>{title}</h1>
      </VisuallyHidden>
      {opening.status === 'opening' && <Skeleton lines={6} />}
      {opening.status === 'failed' && <NotOpened opening={opening} />}
      {opening.status === 'ready' && <OpenedPage page={opening.page} />}
    </Page>
  );
}

function OpenedPage({ page }: { page: OpenPage }) {
  return <EntryForm editor={useEntryEditor(page)} edits={page.base !== null} />;
}

function NotOpened({
  opening,
}: {
  opening: Extract<ReturnType<typeof useOpenPage>, { status: 'failed' }>;
}) {
  const { title, text } = say(opening.key);
  return (
    <Notice
      tone={opening.retry ? 'danger' : 'quiet'}
      title={title}
      action={
        opening.retry ? (
          <Button variant="secondary" size="small" onClick={opening.retry}>
            {strings.tryAgain}
          </Button>
        ) : (
          <Button variant="secondary" size="small" asChild>
            <Link to={paths.journal.to()}>{strings.backToJournal}</Link>
          </Button>
        )
      }
    >
      {text}
    </Notice>
  );
}
