import { say } from '@mooring/contract';
import type { RecordingFailure } from '@mooring/data';
import { Confirm } from '@mooring/ui';

type NoMicrophoneProps = { reason: RecordingFailure | null; onClose(): void; onRetry(): void };

const why: Record<RecordingFailure, string> = {
  refused:
    'The browser was told not to share it. The lock beside the address is where that changes.',
  missing: 'No microphone was found. If you have one, plug it in and try again.',
  failed: 'Your browser could not start the recording. Writing works as always.',
};

/** Says, in the page's own words, that there is no microphone. */
export function NoMicrophone({ reason, onClose, onRetry }: NoMicrophoneProps) {
  return (
    <Confirm
      open={reason !== null}
      tone="plain"
      title={say('recorder.microphone-denied').title}
      text={reason && why[reason]}
      confirmLabel="Try again"
      cancelLabel="Not now"
      onConfirm={() => {
        onClose();
        onRetry();
      }}
      onCancel={onClose}
    />
  );
}
