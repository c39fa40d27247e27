import { Link } from '@mooring/contract/router';
import type { Tone, WritingType } from '@mooring/data';
import { Button, Dialog } from '@mooring/ui';
import { Segments } from '@mooring/ui/bundled';
import { useVoiceSettings } from '../settings/use-voice-settings.ts';
import { VoiceChoice } from '../settings/voice-choice.tsx';
import { searchParam } from '../use-companion.ts';
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
  { value: talk, label: 'An answer' },
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
      title="Tone, voice and writing"
      footer={
        <Button variant="quiet" asChild>
          <Link to={{ search: `?${searchParam.view}=settings` }}>Who am I talking to?</Link>
        </Button>
      }
    >
      <div className={styles.sheet}>
        <section aria-label="Next, write">
          <h3>Next, write</h3>
          <Segments<WritingType | typeof talk>
            label="Next, write"
            options={writings}
            value={writing ?? talk}
            onValueChange={(value) => onWriting(value === talk ? null : value)}
          />
        </section>
        <section aria-label="Tone">
          <h3>Tone</h3>
          <Segments<Tone>
            label="Tone"
            options={tones}
            value={settings.tone}
            onValueChange={chooseTone}
          />
          <p>It colours the words, and how they sound when read aloud.</p>
        </section>
        <VoiceChoice />
      </div>
    </Dialog>
  );
}
