import { type MessageKey, say } from '@mooring/contract';
import type { DraftState } from '@mooring/data';
import { Button, Notice } from '@mooring/ui';
import type { ReactNode } from 'react';
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
            <Small onClick={retrySave}>Try again</Small>
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
            <Small onClick={page.keepDraftNow}>Try again</Small>
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

export function Small({ children, onClick }: { children: string; onClick(): void }) {
  return (
    <Button variant="secondary" size="small" onClick={onClick}>
      {children}
    </Button>
  );
}
