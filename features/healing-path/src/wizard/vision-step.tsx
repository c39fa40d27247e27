import { say } from '@mooring/contract';
import { Button, Notice, TextArea } from '@mooring/ui';
import { RadioGroup } from '@mooring/ui/bundled';
import { themes } from '../path/themes.ts';
import * as strings from './strings.ts';
import type { PathDraft } from './use-path-draft.ts';
import type { Wizard } from './use-wizard.ts';

export function VisionStep({ wizard, draft }: { wizard: Wizard; draft: PathDraft }) {
  const needed = say('path.input-needed');
  return (
    <>
      <TextArea
        label={strings.inYourOwnWords}
        hint={`${strings.aPictureASentence} ${strings.whereThePathIsMade(wizard.receiver)}`.trim()}
        rows={5}
        value={draft.vision}
        onChange={(event) => wizard.write(event.target.value)}
      />
      <RadioGroup
        legend={strings.orChooseAGuiding}
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
          title={strings.theServiceYouChose}
          action={
            <Button variant="secondary" size="small" onClick={wizard.makeHere}>
              {strings.makeItOnThisDevice}
            </Button>
          }
        >
          {strings.yourWordsAreStill}
        </Notice>
      )}
      <Button wide busy={wizard.busy} onClick={wizard.make}>
        {wizard.busy ? strings.makingYourPath : strings.continueLabel}
      </Button>
    </>
  );
}
