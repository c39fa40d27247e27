import { Link } from '@mooring/contract/router';
import type { Tone, WritingType } from '@mooring/data';
import { Button, Dialog } from '@mooring/ui';
import { Segments } from '@mooring/ui/bundled';
import { useVoiceSettings } from '../settings/use-voice-settings.ts';
import { VoiceChoice } from '../settings/voice-choice.tsx';
import { searchParam } from '../use-companion.ts';
import * as strings from './strings.ts';
import styles from './tone-sheet.module.css';
import { toneNames, writingNames } from './writing-names.ts';

type ToneSheetProps = {
  open: boolean;
  onOpenChange(open: boolean): void;
  writing: WritingType | null;
  onWriting(type: WritingType | null): void;
};

const tones = (['gentle', 'calm', 'soothing', 'friendly'] as const).map((value) => ({
  value,
  label: toneNames[value],
}));

const talk = 'talk';
const writings = [
  { value: talk, label: strings.anAnswer },
  ...(['letter', 'poem', 'reflection'] as const).map((value) => ({
    value,
    label: writingNames[value],
  })),
] as const;

/** How the companion answers and sounds, and what it is asked to write next. */
export function ToneSheet({ open, onOpenChange, writing, onWriting }: ToneSheetProps) {
  const { settings, chooseTone } = useVoiceSettings();
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={strings.toneVoiceAndWriting}
      footer={
        <Button variant="quiet" asChild>
          <Link to={{ search: `?${searchParam.view}=settings` }}>{strings.whoAmITalkingTo}</Link>
        </Button>
      }
    >
      <div className={styles.sheet}>
        <section aria-label={strings.nextWrite}>
          <h3>{strings.nextWrite}</h3>
          <Segments<WritingType | typeof talk>
            label={strings.nextWrite}
            options={writings}
            value={writing ?? talk}
            onValueChange={(value) => onWriting(value === talk ? null : value)}
          />
        </section>
        <section aria-label={strings.tone}>
          <h3>{strings.tone}</h3>
          <Segments<Tone>
            label={strings.tone}
            options={tones}
            value={settings.tone}
            onValueChange={chooseTone}
          />
          <p>{strings.itChangesTheWords}</p>
        </section>
        <VoiceChoice />
      </div>
    </Dialog>
  );
}
