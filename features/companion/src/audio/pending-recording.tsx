import { say } from '@mooring/contract';
import { Button, Confirm, Icon } from '@mooring/ui';
import { clockText, MicIcon } from '@mooring/ui/bundled';
import styles from './audio.module.css';
import { RecordedSound } from './recorded-sound.tsx';
import * as strings from './strings.ts';
import type { RecordedMessage } from './use-recorded-message.ts';

/** What is being recorded, or was and waits to be sent. */
export function PendingRecording({ recorded }: { recorded: RecordedMessage }) {
  const { status, recording, elapsedMs } = recorded;
  return (
    <>
      {status === 'recording' && (
        <p className={styles.taking}>
          <Icon as={MicIcon} size="small" />
          <span role="status">{strings.recording}</span>
          <span className={styles.time}>{clockText(elapsedMs)}</span>
        </p>
      )}
      {status !== 'recording' && recording && (
        <div className={styles.pending}>
          <RecordedSound recording={recording} />
          <Button variant="quiet" size="small" onClick={recorded.remove}>
            {strings.deleteRecording}
          </Button>
          {recorded.wasInterrupted && <p>{say('recording.cut-off').title}</p>}
          <p>
            {recorded.hasTranscript
              ? strings.writtenDownOnThisDevice
              : strings.theCompanionCannotHear}
          </p>
        </div>
      )}
      <Confirm
        open={recorded.asksToTranscribe}
        tone="plain"
        title={strings.writeDownWhatYouSay}
        text={strings.thisBrowserCan}
        confirmLabel={strings.writeItDown}
        cancelLabel={strings.onlyRecord}
        onConfirm={() => recorded.answer(true)}
        onCancel={() => recorded.answer(false)}
      />
    </>
  );
}
