import { paths, say } from '@mooring/contract';
import { Link } from '@mooring/contract/router';
import { type Conversation, emotionMark, emotionName, emotions, useDay } from '@mooring/data';
import { Button, Card, Notice, Page, TextLink } from '@mooring/ui';
import { TileGroup, useFocusOnArrival } from '@mooring/ui/bundled';
import { useId } from 'react';
import styles from './companion-screen.module.css';
import { conversationOf } from './conversation-of.ts';
import { Disclosure } from './disclosure.tsx';
import { type ChooseStep, searchParam } from './use-companion.ts';

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
          How are you feeling right now?
        </span>
      }
      lead="Choose everything that is here. A conversation begins with it."
    >
      <div className={styles.step}>
        <Disclosure />
        {step.openConversation && <GoOn of={step.openConversation} goOn={step.resume} />}
        <TileGroup
          multiple
          legend="Emotions"
          hideLegend
          options={tiles}
          value={step.chosen}
          onValueChange={step.choose}
        />
        {step.hasCarriedText && (
          <p className={styles.soft}>
            {step.isGuided
              ? 'Then you are asked one question at a time, and your answers become a page.'
              : 'Your words are ready in the message box.'}
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
            Begin Conversation
          </Button>
          <p id={noteId} className={styles.soft}>
            {step.chosen.length === 0
              ? 'Choose one or more to begin.'
              : 'What you choose is added to your check-ins.'}
          </p>
        </div>
        <nav aria-label="Companion" className={styles.more}>
          <TextLink asChild>
            <Link to={{ search: `?${searchParam.view}=earlier` }}>Earlier conversations</Link>
          </TextLink>
          <TextLink asChild>
            <Link to={{ search: `?${searchParam.view}=settings` }}>Who am I talking to?</Link>
          </TextLink>
          <TextLink asChild>
            <Link to={paths.companionMemory.to()}>What I know</Link>
          </TextLink>
        </nav>
      </div>
    </Page>
  );
}

/** The conversation that is still open. Going on with it asks nothing again. */
function GoOn({ of: { startedAt }, goOn }: { of: Conversation; goOn(): void }) {
  return (
    <Card className={styles.held}>
      <p>{conversationOf(startedAt, useDay())} is here.</p>
      <Button variant="secondary" size="small" onClick={goOn}>
        Carry on
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
          Go on without saving
        </Button>
      }
    >
      {text}
    </Notice>
  );
}
