import { say } from '@mooring/contract';
import { Button, Notice } from '@mooring/ui';
import * as strings from './strings.ts';
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
              {strings.tryAgain}
            </Button>
            <Button variant="secondary" size="small" onClick={() => void retry('guide')}>
              {strings.letTheGuideAnswer}
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
          {strings.askForAReply}
        </Button>
      }
    >
      {strings.thereIsNoReply}
    </Notice>
  );
}
