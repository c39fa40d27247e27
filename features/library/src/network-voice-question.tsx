import { say } from '@mooring/contract';
import { Confirm } from '@mooring/ui';

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
      confirmLabel="Read with it"
      cancelLabel="No voice from there"
      onConfirm={onAgree}
      onCancel={onDecline}
    />
  );
}
