import { say } from '@mooring/contract';
import { Button, Notice } from '@mooring/ui';
import type { TalkView } from './use-talk.ts';

/** Where a reply should be and is not: why, and the ways on. */
export function ReplyNotice({ talk }: { talk: TalkView }) {
  const { failed, retry, messages, unsaved } = talk;
  if (failed) {
    const { title, text } = say(failed);
    return (
      <Notice
        tone="danger"
        action={
          <>
            <Button variant="secondary" size="small" onClick={() => void retry()}>
              Try again
            </Button>
            <Button variant="secondary" size="small" onClick={() => void retry('guide')}>
              Let the guide answer
            </Button>
          </>
        }
      >
        {text ?? title}
      </Notice>
    );
  }
  if (unsaved || messages.at(-1)?.role !== 'user') return null;
  return (
    <Notice
      action={
        <Button variant="secondary" size="small" onClick={() => void retry()}>
          Ask for a reply
        </Button>
      }
    >
      There is no reply to this yet.
    </Notice>
  );
}
