import { say } from '@mooring/contract';
import type { EndReason } from '@mooring/data';
import { Button, Notice } from '@mooring/ui';
import type { ReactNode } from 'react';
import * as strings from './strings.ts';
import type { PageRecorder } from './use-page-recorder.ts';

const endings: Record<EndReason, string | null> = {
  asked: null,
  limit: strings.tenMinutesAreFull,
  unplugged: strings.theMicrophoneWent,
  locked: strings.mooringWasLocked,
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
                <Small onClick={recorder.settle}>{strings.tryAgain}</Small>
                <Small onClick={recorder.download}>{strings.downloadRecording}</Small>
              </>
            )
          }
        >
          {still ? strings.yourRecordingIsInThisTab : strings.youCanGoOnSpeaking}
        </Notice>
      )}
      {still && putAway && (
        <Notice action={<Small onClick={recorder.bringBack}>{strings.bringItBack}</Small>}>
          {strings.yourEarlierRecording}
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
