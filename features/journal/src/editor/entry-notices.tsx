import { say } from '@mooring/contract';
import { Button, Notice } from '@mooring/ui';
import { NotKeptNotice, Small } from './not-kept-notice.tsx';
import type { EntryEditor } from './use-entry-editor.ts';

/** Notices above the editor: an earlier draft, or words that could not be stored or saved. */
export function EntryNotices({ editor, edits }: { editor: EntryEditor; edits: boolean }) {
  return (
    <>
      <DraftNotice editor={editor} edits={edits} />
      {editor.cutOff && <Notice>{say('recording.cut-off').title}</Notice>}
      <ElsewhereNotice editor={editor} />
      <NotKeptNotice
        page={editor}
        retrySave={editor.save}
        download={<Downloads editor={editor} />}
      />
    </>
  );
}

function Downloads({ editor }: { editor: EntryEditor }) {
  return (
    <>
      <Small onClick={editor.download}>Download my words</Small>
      {editor.recorder.recording && (
        <Small onClick={editor.recorder.download}>Download recording</Small>
      )}
    </>
  );
}

function DraftNotice({ editor, edits }: { editor: EntryEditor; edits: boolean }) {
  const { notice, day, startFresh, bringBack } = editor.restored;
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
          {dayWords[day]}
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

const dayWords = {
  none: '',
  set: ' It now has the day that you chose.',
  kept: ' It keeps the day that it already had.',
};

function restoredWords(notice: 'restored' | 'under-prompt', edits: boolean) {
  if (notice === 'under-prompt') return 'The words you had begun are below the prompt.';
  return edits ? 'Start fresh to see the entry as it was saved.' : 'It was kept on this device.';
}

function Quiet({ children, onClick }: { children: string; onClick(): void }) {
  return (
    <Button variant="quiet" size="small" onClick={onClick}>
      {children}
    </Button>
  );
}
