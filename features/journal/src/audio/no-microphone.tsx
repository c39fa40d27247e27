import { say } from '@mooring/contract';
import type { RecordingFailure } from '@mooring/data';
import { Confirm } from '@mooring/ui';
import * as strings from './strings.ts';

type NoMicrophoneProps = { reason: RecordingFailure | null; onClose(): void; onRetry(): void };

const why: Record<RecordingFailure, string> = {
  refused: strings.theBrowserDoesNotShare,
  missing: strings.noMicrophoneWas,
  failed: strings.yourBrowserCould,
};

/** Says, in the page's own words, that there is no microphone. */
export function NoMicrophone({ reason, onClose, onRetry }: NoMicrophoneProps) {
  return (
    <Confirm
      open={reason !== null}
      tone="plain"
      title={say('recorder.microphone-denied').title}
      text={reason && why[reason]}
      confirmLabel={strings.tryAgain}
      cancelLabel={strings.notNow}
      onConfirm={() => {
        onClose();
        onRetry();
      }}
      onCancel={onClose}
    />
  );
}
