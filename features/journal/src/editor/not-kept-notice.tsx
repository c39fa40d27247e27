import { type MessageKey, say } from '@mooring/contract';
import type { DraftState } from '@mooring/data';
import { Button, Notice } from '@mooring/ui';
import type { ReactNode } from 'react';
import * as strings from './strings.ts';
import type { BlockedLeave } from './use-leave-guard.ts';

type NotKeptProps = {
  /** What is not stored on a page to write on. */
  page: {
    saving: { status: 'idle' | 'saving' } | { status: 'failed'; key: MessageKey };
    draft: DraftState;
    keepDraftNow(): void;
    blockedLeave: BlockedLeave | null;
  };
  retrySave(): void;
  /** Buttons that hand the words to the person as files. */
  download: ReactNode;
};

/** Says that words could not be stored, with every way to keep them. Nothing while all is well. */
export function NotKeptNotice({ page, retrySave, download }: NotKeptProps) {
  const { saving, blockedLeave: stuck, draft } = page;
  if (stuck) {
    return (
      <Notice
        tone="danger"
        title={strings.theseWordsAreNot}
        action={
          <>
            <Small onClick={stuck.tryAgain}>{strings.tryAgain}</Small>
            {download}
            <Small onClick={stuck.stay}>{strings.stayHere}</Small>
            <Small onClick={stuck.leaveAnyway}>{strings.leaveWithoutThem}</Small>
          </>
        }
      >
        {strings.ifYouLeaveNowWhatYouHave}
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
            <Small onClick={retrySave}>{strings.tryAgain}</Small>
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
        title={strings.yourDraftIsNot}
        action={
          <>
            <Small onClick={page.keepDraftNow}>{strings.tryAgain}</Small>
            {download}
          </>
        }
      >
        {strings.yourWordsAreOnThisPage}
      </Notice>
    );
  }
  return null;
}

export function Small({ children, onClick }: { children: string; onClick(): void }) {
  return (
    <Button variant="secondary" size="small" onClick={onClick}>
      {children}
    </Button>
  );
}
