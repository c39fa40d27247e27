import { say } from '@mooring/contract';
import { Button, Notice, Page, Skeleton } from '@mooring/ui';
import { ChooseEmotions } from './choose-emotions.tsx';
import { GreetingView } from './greeting/greeting-view.tsx';
import { type Companion, useCompanion } from './use-companion.ts';

export function Component() {
  const companion = useCompanion();
  if (companion.step === 'choose') return <ChooseEmotions step={companion} />;
  if (companion.step === 'greeting') return <GreetingView {...companion} />;
  return (
    <Page title="Companion">
      {companion.step === 'opening' ? <Skeleton lines={4} /> : <Unreadable of={companion} />}
    </Page>
  );
}

function Unreadable({ of: { key, retry } }: { of: Extract<Companion, { step: 'unreadable' }> }) {
  const { title, text } = say(key);
  return (
    <Notice
      tone="danger"
      title={title}
      action={
        <Button variant="secondary" size="small" onClick={retry}>
          Try again
        </Button>
      }
    >
      {text}
    </Notice>
  );
}
