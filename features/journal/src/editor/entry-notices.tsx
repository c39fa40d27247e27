import { say } from '@mooring/contract';
import { Button, Notice } from '@mooring/ui';
import styles from './entry-form.module.css';
import type { EntryEditor } from './use-entry-editor.ts';

/** What has to be said above the page: an earlier draft, or words that could not be kept or saved. */
export function EntryNotices({ editor, edits }: { editor: EntryEditor; edits: boolean }) {
  return (
    <>
      <DraftNotice editor={editor} edits={edits} />
      <FailureNotice editor={editor} />
    </>
  );
}

function DraftNotice({ editor, edits }: { editor: EntryEditor; edits: boolean }) {
  const { notice, startFresh, bringBack } = editor.restored;
  switch (notice) {
    case 'none':
      return null;
    case 'unreadable':
      return (
        <Notice title="An earlier draft could not be opened">
          You can write here as always. What you write now will be kept in its place.
        </Notice>
      );
    case 'put-away':
      return (
        <Notice
          title="Your earlier draft is put away"
          action={<Small onClick={bringBack}>Bring it back</Small>}
        >
          It can be brought back until you write something new here.
        </Notice>
      );
    default:
      return (
        <Notice title="Your draft is back" action={<Small onClick={startFresh}>Start fresh</Small>}>
          {notice === 'under-prompt'
            ? 'The words you had begun are below the prompt.'
            : edits
              ? 'These are your unsaved changes. Start fresh to see the entry as it was saved.'
              : 'It was kept on this device.'}
        </Notice>
      );
  }
}

function FailureNotice({ editor }: { editor: EntryEditor }) {
  const { saving, stuck, draft } = editor;
  const download = <Small onClick={editor.download}>Download my words</Small>;
  if (stuck) {
    return (
      <Notice
        tone="danger"
        title="These words are not kept yet"
        action={
          <div className={styles.ways}>
            <Small onClick={stuck.tryAgain}>Try again</Small>
            {download}
            <Small onClick={stuck.stay}>Stay here</Small>
            <Small onClick={stuck.leaveAnyway}>Leave without them</Small>
          </div>
        }
      >
        If you leave now, what you have just typed is lost.
      </Notice>
    );
  }
  if (saving.status === 'failed') {
    const { title, text } = say(saving.key);
    return (
      <Notice
        tone="danger"
        title={title}
        action={
          <div className={styles.ways}>
            <Small onClick={editor.save}>Try again</Small>
            {download}
          </div>
        }
      >
        {text}
      </Notice>
    );
  }
  if (draft === 'failed') {
    return (
      <Notice
        tone="danger"
        title="Your draft is not kept yet"
        action={
          <div className={styles.ways}>
            <Small onClick={editor.keepDraftNow}>Try again</Small>
            {download}
          </div>
        }
      >
        Your words are on this page only. You can go on writing.
      </Notice>
    );
  }
  return null;
}

function Small({ children, onClick }: { children: string; onClick(): void }) {
  return (
    <Button variant="secondary" size="small" onClick={onClick}>
      {children}
    </Button>
  );
}
