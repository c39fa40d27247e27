import { say } from '@mooring/contract';
import { Button, Confirm, Icon } from '@mooring/ui';
import { clockText, MicIcon } from '@mooring/ui/bundled';
import styles from './audio.module.css';
import { RecordedSound } from './recorded-sound.tsx';
import type { RecordedMessage } from './use-recorded-message.ts';

/** What is being recorded, or was and waits to be sent. */
export function PendingRecording({ recorded }: { recorded: RecordedMessage }) {
  const { status, recording, elapsedMs } = recorded;
  return (
    <>
      {status === 'recording' && (
        <p className={styles.taking}>
          <Icon as={MicIcon} size="small" />
          <span role="status">Recording</span>
          <span className={styles.time}>{clockText(elapsedMs)}</span>
        </p>
      )}
      {status !== 'recording' && recording && (
        <div className={styles.pending}>
          <RecordedSound recording={recording} />
          <Button variant="quiet" size="small" onClick={recorded.remove}>
            Delete recording
          </Button>
          {recorded.wasInterrupted && <p>{say('recording.cut-off').title}</p>}
          <p>
            {recorded.hasTranscript
              ? 'Written down on this device. Please look it through before you send it.'
              : 'Nobody will listen to it. A line of words beside it can be answered.'}
          </p>
        </div>
      )}
      <Confirm
        open={recorded.asksToTranscribe}
        tone="plain"
        title="Write down what you say?"
        text="This browser can turn speech into words on this device, without sending the sound anywhere. You see the words before they are sent."
        confirmLabel="Write it down"
        cancelLabel="Only record"
        onConfirm={() => recorded.answer(true)}
        onCancel={() => recorded.answer(false)}
      />
    </>
  );
}
