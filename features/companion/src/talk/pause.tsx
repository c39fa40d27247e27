import { Button, Notice } from '@mooring/ui';
import { pauseWords } from './app-words.ts';
import { usePause } from './use-pause.ts';
import type { TalkView } from './use-talk.ts';

/** After a long while: a thought, and nothing more. It never stands after a turn with a card. */
export function Pause({ talk }: { talk: TalkView }) {
  const { due, putAway } = usePause();
  const newest = talk.messages.at(-1);
  if (!due || talk.waiting || newest?.crisis || newest?.role !== 'companion') return null;
  return (
    <Notice
      title={pauseWords.title}
      action={
        <Button variant="quiet" size="small" onClick={putAway}>
          Put this away
        </Button>
      }
    >
      {pauseWords.text}
    </Notice>
  );
}
