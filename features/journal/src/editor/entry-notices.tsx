import { say } from '@mooring/contract';
import { Button, Notice } from '@mooring/ui';
import styles from './entry-form.module.css';
import { NotKeptNotice, Small } from './not-kept-notice.tsx';
import * as strings from './strings.ts';
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
      <Small onClick={editor.download}>{strings.downloadMyWords}</Small>
      {editor.recorder.recording && (
        <Small onClick={editor.recorder.download}>{strings.downloadRecording}</Small>
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
      return <Notice>{strings.anEarlierDraft}</Notice>;
    case 'put-away':
      return (
        <Notice action={<Quiet onClick={bringBack}>{strings.bringItBack}</Quiet>}>
          {strings.yourEarlierDraft}
        </Notice>
      );
    default:
      return (
        <div className={styles.back}>
          <p>{strings.yourDraftIsBack(restoredWords(notice, edits), dayWords[day])}</p>
          <Quiet onClick={startFresh}>{strings.startFresh}</Quiet>
        </div>
      );
  }
}

function ElsewhereNotice({ editor }: { editor: EntryEditor }) {
  if (editor.otherTabChange === 'changed') {
    return <Notice>{strings.thisEntryWasChanged}</Notice>;
  }
  if (editor.otherTabChange === 'deleted') {
    return <Notice>{strings.thisEntryWasDeleted}</Notice>;
  }
  return null;
}

const dayWords = {
  none: '',
  set: strings.itNowHasTheDay,
  kept: strings.itKeepsTheDayThatItAlready,
};

function restoredWords(notice: 'restored' | 'under-prompt', edits: boolean) {
  if (notice === 'under-prompt') return strings.theWordsYouHad;
  return edits ? strings.startFreshToSee : strings.itWasKeptOnThisDevice;
}

function Quiet({ children, onClick }: { children: string; onClick(): void }) {
  return (
    <Button variant="quiet" size="small" onClick={onClick}>
      {children}
    </Button>
  );
}
