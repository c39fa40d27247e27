import type { Emotion } from '@mooring/data';
import { Button, Icon, Skeleton } from '@mooring/ui';
import { ChevronDownIcon } from '@mooring/ui/bundled';
import { lazy, Suspense, useId, useState } from 'react';
import * as strings from './strings.ts';
import { type ChosenWord, typedWord } from './word-draft.ts';
import styles from './words.module.css';

/** Loaded when it is opened. */
const WordPicker = lazy(async () => ({ default: (await import('./word-picker.tsx')).WordPicker }));

type WordChoiceProps = {
  emotion: Emotion;
  chosen: ChosenWord;
  onChoose(chosen: ChosenWord): void;
};

/** One line under the emotions, which opens the finer words. Nobody has to open it. */
export function WordChoice({ emotion, chosen, onChoose }: WordChoiceProps) {
  const [isOpen, setOpen] = useState(chosen.word !== '');
  const id = useId();
  // Words that came back from a draft are never hidden.
  const shown = isOpen || typedWord(chosen) !== '';
  return (
    <div className={styles.choice}>
      <Button
        variant="quiet"
        size="small"
        className={styles.open}
        aria-expanded={shown}
        aria-controls={id}
        onClick={() => setOpen(!shown)}
      >
        {strings.aMoreExactWord}
        <Icon as={ChevronDownIcon} size="small" />
      </Button>
      {!shown && chosen.word !== '' && (
        <p className={styles.chosen} dir="auto">
          {chosen.word}
        </p>
      )}
      <div id={id} hidden={!shown}>
        {shown && (
          <Suspense fallback={<Skeleton lines={3} />}>
            <WordPicker emotion={emotion} chosen={chosen} onChoose={onChoose} />
          </Suspense>
        )}
      </div>
    </div>
  );
}
