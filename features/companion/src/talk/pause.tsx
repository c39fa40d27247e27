import { Button, Notice } from '@mooring/ui';
import { pauseTexts } from './app-texts.ts';
import * as strings from './strings.ts';
import { usePause } from './use-pause.ts';
import type { TalkView } from './use-talk.ts';

/** After a long while: a thought, and nothing more. It never stands after a turn with a card. */
export function Pause({ talk }: { talk: TalkView }) {
  const { due, dismiss } = usePause();
  const newest = talk.messages.at(-1);
  if (!due || talk.waiting || newest?.crisis || newest?.role !== 'companion') return null;
  return (
    <Notice
      title={pauseTexts.title}
      action={
        <Button variant="quiet" size="small" onClick={dismiss}>
          {strings.putThisAway}
        </Button>
      }
    >
      {pauseTexts.text}
    </Notice>
  );
}
