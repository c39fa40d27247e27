import { say } from '@mooring/contract';
import { type Conversation, emotionMark, emotionName, emotions, useDay } from '@mooring/data';
import { Button, Card, Notice, Page } from '@mooring/ui';
import { TileGroup, useFocusOnArrival } from '@mooring/ui/bundled';
import { useId } from 'react';
import styles from './companion-screen.module.css';
import { conversationOf } from './conversation-of.ts';
import { Disclosure } from './disclosure.tsx';
import { MorePages } from './more-pages.tsx';
import * as strings from './strings.ts';
import type { ChooseStep } from './use-companion.ts';

const tiles = emotions.map((emotion) => ({
  value: emotion,
  label: emotionName(emotion),
  mark: emotionMark(emotion),
}));

/** The first step: everything that is here, as many as there are. */
export function ChooseEmotions({ step }: { step: ChooseStep }) {
  const noteId = useId();
  const title = useFocusOnArrival<HTMLSpanElement>();
  return (
    <Page
      title={
        <span ref={title} tabIndex={-1} className={styles.title}>
          {strings.howAreYouFeeling}
        </span>
      }
      lead={strings.chooseEverything}
    >
      <div className={styles.step}>
        <Disclosure />
        {step.openConversation && <GoOn of={step.openConversation} goOn={step.resume} />}
        <TileGroup
          multiple
          legend={strings.emotions}
          hideLegend
          options={tiles}
          value={step.chosen}
          onValueChange={step.choose}
        />
        {step.hasCarriedText && (
          <p className={styles.soft}>
            {step.isGuided ? strings.thenYouAreAsked : strings.yourWordsAreReady}
          </p>
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
            {strings.beginConversation}
          </Button>
          <p id={noteId} className={styles.soft}>
            {step.chosen.length === 0 ? strings.chooseOneOrMore : strings.whatYouChooseIsAdded}
          </p>
        </div>
        <MorePages />
      </div>
    </Page>
  );
}

/** The conversation that is still open. Going on with it asks nothing again. */
function GoOn({ of: { startedAt }, goOn }: { of: Conversation; goOn(): void }) {
  return (
    <Card className={styles.held}>
      <p>{strings.isConversationOf(conversationOf(startedAt, useDay()))}</p>
      <Button variant="secondary" size="small" onClick={goOn}>
        {strings.carryOn}
      </Button>
    </Card>
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
          {strings.goOnWithoutSaving}
        </Button>
      }
    >
      {text}
    </Notice>
  );
}
