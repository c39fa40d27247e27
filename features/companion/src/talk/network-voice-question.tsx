import { say } from '@mooring/contract';
import { Confirm } from '@mooring/ui';
import * as strings from './strings.ts';
import type { ReadAloud } from './use-read-aloud.ts';

/** Asked once, before a voice from the internet reads a message for the first time. */
export function NetworkVoiceQuestion({ question }: Pick<ReadAloud, 'question'>) {
  const { title, text } = say('voice.network');
  return (
    <Confirm
      open={question.open}
      tone="plain"
      title={title}
      text={text}
      confirmLabel={strings.readWithIt}
      cancelLabel={strings.noVoiceFromThere}
      onConfirm={question.agree}
      onCancel={question.decline}
    />
  );
}
