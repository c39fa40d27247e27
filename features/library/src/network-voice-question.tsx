import { say } from '@mooring/contract';
import { Confirm } from '@mooring/ui';
import * as strings from './strings.ts';

type NetworkVoiceQuestionProps = { open: boolean; onAgree(): void; onDecline(): void };

/** Asked once, before a voice from the internet reads for the first time. */
export function NetworkVoiceQuestion({ open, onAgree, onDecline }: NetworkVoiceQuestionProps) {
  const { title, text } = say('voice.network');
  return (
    <Confirm
      open={open}
      tone="plain"
      title={title}
      text={text}
      confirmLabel={strings.readWithIt}
      cancelLabel={strings.noVoiceFromThere}
      onConfirm={onAgree}
      onCancel={onDecline}
    />
  );
}
