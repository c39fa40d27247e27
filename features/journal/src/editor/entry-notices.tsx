import { say } from '@mooring/contract';
import { Button, Notice } from '@mooring/ui';
import type { EntryEditor } from './use-entry-editor.ts';

/** Notices above the editor: an earlier draft, or words that could not be stored or saved. */
export function EntryNotices({ editor, edits }: { editor: EntryEditor; edits: boolean }) {
  return (
    <>
      <DraftNotice editor={editor} edits={edits} />
      {editor.cutOff && <Notice>{say('recording.cut-off').title}</Notice>}
      <ElsewhereNotice editor={editor} />
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
        <Notice>
          An earlier draft could not be opened. You can write here as always; it will be kept in its
          place.
        </Notice>
      );
    case 'put-away':
      return (
        <Notice action={<Quiet onClick={bringBack}>Bring it back</Quiet>}>
          Your earlier draft is put away. It can come back until you write something new here.
        </Notice>
      );
    default:
      return (
        <Notice action={<Quiet onClick={startFresh}>Start fresh</Quiet>}>
          Your draft is back. {restoredWords(notice, edits)}
        </Notice>
      );
  }
}

function ElsewhereNotice({ editor }: { editor: EntryEditor }) {
  if (editor.otherTabChange === 'changed') {
    return (
      <Notice>
        This entry was changed in another tab. Saving here keeps both: yours will stand beside it.
      </Notice>
    );
  }
  if (editor.otherTabChange === 'deleted') {
    return (
      <Notice>
        This entry was deleted in another tab. What is here stays, and saving keeps it again.
      </Notice>
    );
  }
  return null;
}

function restoredWords(notice: 'restored' | 'under-prompt', edits: boolean) {
  if (notice === 'under-prompt') return 'The words you had begun are below the prompt.';
  return edits ? 'Start fresh to see the entry as it was saved.' : 'It was kept on this device.';
}

function FailureNotice({ editor }: { editor: EntryEditor }) {
  const { saving, blockedLeave: stuck, draft } = editor;
  const download = (
    <>
      <Small onClick={editor.download}>Download my words</Small>
      {editor.recorder.recording && (
        <Small onClick={editor.recorder.download}>Download recording</Small>
      )}
    </>
  );
  if (stuck) {
    return (
      <Notice
        tone="danger"
        title="These words are not kept yet"
        action={
          <>
            <Small onClick={stuck.tryAgain}>Try again</Small>
            {download}
            <Small onClick={stuck.stay}>Stay here</Small>
            <Small onClick={stuck.leaveAnyway}>Leave without them</Small>
          </>
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
          <>
            <Small onClick={editor.save}>Try again</Small>
            {download}
          </>
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
          <>
            <Small onClick={editor.keepDraftNow}>Try again</Small>
            {download}
          </>
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

function Quiet({ children, onClick }: { children: string; onClick(): void }) {
  return (
    <Button variant="quiet" size="small" onClick={onClick}>
      {children}
    </Button>
  );
}
