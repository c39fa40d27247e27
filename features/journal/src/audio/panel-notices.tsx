import { say } from '@mooring/contract';
import type { EndReason } from '@mooring/data';
import { Button, Notice } from '@mooring/ui';
import type { ReactNode } from 'react';
import type { PageRecorder } from './use-page-recorder.ts';

const endings: Record<EndReason, string | null> = {
  asked: null,
  limit: 'Ten minutes are full, so the recording has stopped. All of it is here.',
  unplugged: 'The microphone went away. What you said until then is here.',
  locked: 'Mooring was locked, so the recording has stopped. What you said until then is kept.',
};

/** Notices about a recording: that it ended by itself, is only in memory, or was replaced and can come back. */
export function PanelNotices({ recorder }: { recorder: PageRecorder }) {
  const { take, recording, unkept, putAway } = recorder;
  const still = take.status === 'idle';
  const ended = still && recording ? endings[recorder.ending] : null;
  return (
    <>
      {ended && <Notice>{ended}</Notice>}
      {unkept && (
        <Notice
          tone="danger"
          title={say(unkept).title}
          action={
            still && (
              <>
                <Small onClick={recorder.settle}>Try again</Small>
                <Small onClick={recorder.download}>Download recording</Small>
              </>
            )
          }
        >
          {still
            ? 'Your recording is in this tab only. Free some space and try again, or download it.'
            : 'You can go on speaking. From here it is held in this tab only, until there is room.'}
        </Notice>
      )}
      {still && putAway && (
        <Notice action={<Small onClick={recorder.bringBack}>Bring it back</Small>}>
          Your earlier recording is put away. It can come back until you leave this page.
        </Notice>
      )}
    </>
  );
}

function Small({ children, onClick }: { children: ReactNode; onClick(): void }) {
  return (
    <Button variant="secondary" size="small" onClick={onClick}>
      {children}
    </Button>
  );
}
