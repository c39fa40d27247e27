import { say } from '@mooring/contract';
import { emotionMark, emotionName, emotions } from '@mooring/data';
import { Button, Notice, Page, TileGroup } from '@mooring/ui';
import { useId } from 'react';
import styles from './companion-screen.module.css';
import { Disclosure } from './disclosure.tsx';
import { useArrival } from './use-arrival.ts';
import type { ChooseStep } from './use-companion.ts';

const tiles = emotions.map((emotion) => ({
  value: emotion,
  label: emotionName(emotion),
  mark: emotionMark(emotion),
}));

/** The first step: everything that is here, as many as there are. */
export function ChooseEmotions({ step }: { step: ChooseStep }) {
  const noteId = useId();
  const title = useArrival();
  return (
    <Page
      title={
        <span ref={title} tabIndex={-1} className={styles.title}>
          How are you feeling right now?
        </span>
      }
      lead="Choose everything that is here. You will find a few words for it, and ways to go on."
    >
      <div className={styles.step}>
        <Disclosure />
        <TileGroup
          multiple
          legend="Emotions"
          hideLegend
          options={tiles}
          value={step.chosen}
          onValueChange={step.choose}
        />
        {step.brought && (
          <p className={styles.soft}>What you brought along waits for you on the next page.</p>
        )}
        {step.failed && <FailedBegin of={step.failed} goOn={step.beginUnsaved} />}
        <div className={styles.begin}>
          <Button
            wide
            busy={step.busy}
            disabled={step.chosen.length === 0}
            aria-describedby={noteId}
            onClick={step.begin}
          >
            Begin Conversation
          </Button>
          <p id={noteId} className={styles.soft}>
            {step.chosen.length === 0
              ? 'Choose one or more to begin.'
              : 'What you choose is added to your check-ins.'}
          </p>
        </div>
      </div>
    </Page>
  );
}

function FailedBegin({ of: key, goOn }: { of: NonNullable<ChooseStep['failed']>; goOn(): void }) {
  const { title, text } = say(key);
  return (
    <Notice
      tone="danger"
      title={title}
      action={
        <Button variant="secondary" size="small" onClick={goOn}>
          Go on without saving
        </Button>
      }
    >
      {text}
    </Notice>
  );
}
