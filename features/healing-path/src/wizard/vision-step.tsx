import { say } from '@mooring/contract';
import { Button, Notice, TextArea } from '@mooring/ui';
import { RadioGroup } from '@mooring/ui/bundled';
import { themes } from '../path/themes.ts';
import type { PathDraft } from './use-path-draft.ts';
import { usePathReceiver } from './use-path-receiver.ts';
import type { Wizard } from './use-wizard.ts';

export function VisionStep({ wizard, draft }: { wizard: Wizard; draft: PathDraft }) {
  const needed = say('path.input-needed');
  const receiver = usePathReceiver();
  return (
    <>
      <TextArea
        label="In your own words"
        hint={`A picture, a sentence, a single word. ${receiver ? `It is sent to ${receiver}, which makes the path.` : 'The path is made on this device.'}`}
        rows={5}
        value={draft.vision}
        onChange={(event) => wizard.write(event.target.value)}
      />
      <RadioGroup
        legend="Or choose a guiding theme"
        options={themes.map(({ id, title, hint }) => ({ value: id, label: title, hint }))}
        value={draft.theme}
        onValueChange={wizard.choose}
      />
      {wizard.inputNeeded && (
        <Notice tone="danger" title={needed.title}>
          {needed.text}
        </Notice>
      )}
      {wizard.failed && (
        <Notice
          title="The service you chose did not make a path"
          action={
            <Button variant="secondary" size="small" onClick={wizard.makeHere}>
              Make it on this device
            </Button>
          }
        >
          Your words are still here. Mooring can make one by itself, and nothing is sent.
        </Notice>
      )}
      <Button wide busy={wizard.busy} onClick={wizard.make}>
        {wizard.busy ? 'Making your path...' : 'Continue'}
      </Button>
    </>
  );
}
