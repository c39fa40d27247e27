import { paths, say } from '@mooring/contract';
import { Link, Navigate, useParams } from '@mooring/contract/router';
import { Button, Confirm, Icon, Notice, Page, Skeleton, TextLink } from '@mooring/ui';
import { ArrowLeftIcon } from '@mooring/ui/bundled';
import type { ReactNode } from 'react';
import { Beside } from './beside.tsx';
import { EntryArticle } from './entry-article.tsx';
import * as strings from './strings.ts';
import { type EntryView, useEntry } from './use-entry.ts';

export function Component() {
  const { id = '' } = useParams();
  const view = useEntry(id);
  const failure = view.page.status === 'failed' ? say(view.page.key) : null;
  return (
    <Page
      title={failure?.title}
      back={
        <TextLink asChild>
          <Link to={paths.journal.to()}>
            <Icon as={ArrowLeftIcon} size="small" />
            {strings.backToJournal}
          </Link>
        </TextLink>
      }
    >
      {bodyOf(view)}
    </Page>
  );
}

function bodyOf(view: EntryView): ReactNode {
  const { page } = view;
  if (page.status === 'missing') return <Navigate to={paths.journal.to()} replace />;
  if (page.status === 'loading') return <Skeleton lines={8} />;
  if (page.status === 'failed') {
    const retry = page.retry && (
      <Button variant="secondary" size="small" onClick={page.retry}>
        {strings.tryAgain}
      </Button>
    );
    return (
      <Notice tone={retry ? 'danger' : 'quiet'} action={retry}>
        {say(page.key).text}
      </Notice>
    );
  }
  return (
    <>
      <Beside id={page.entry.id} />
      <EntryArticle
        entry={page.entry}
        kept={view.kept}
        muted={view.mute.isMuted}
        onKeep={view.keep}
        onMute={() => void view.mute.toggle()}
        onDelete={view.askToDelete}
      />
      <Confirm
        open={view.confirming}
        title={say('entry.delete-confirm').title}
        confirmLabel={strings.deleteEntry}
        cancelLabel={strings.keepIt}
        onConfirm={view.remove}
        onCancel={view.keepIt}
      />
    </>
  );
}
