import { say } from '@mooring/contract';
import { useSearchParams } from '@mooring/contract/router';
import { Page, Skeleton } from '@mooring/ui';
import { FailureNotice } from '@mooring/ui/bundled';
import { lazy, Suspense } from 'react';
import { ChooseEmotions } from './choose-emotions.tsx';
import * as strings from './strings.ts';
import { type Companion, searchParam, useCompanion } from './use-companion.ts';

const TalkView = lazy(async () => ({ default: (await import('./talk/talk-view.tsx')).TalkView }));
const EarlierView = lazy(async () => ({
  default: (await import('./earlier/earlier-view.tsx')).EarlierView,
}));
const SettingsView = lazy(async () => ({
  default: (await import('./settings/settings-view.tsx')).SettingsView,
}));

export function Component() {
  const [search] = useSearchParams();
  const view = search.get(searchParam.view);
  return (
    <Suspense fallback={<Opening />}>
      {view === 'earlier' ? <EarlierView /> : view === 'settings' ? <SettingsView /> : <Main />}
    </Suspense>
  );
}

function Main() {
  const companion = useCompanion();
  if (companion.step === 'choose') return <ChooseEmotions step={companion} />;
  if (companion.step === 'talk') return <TalkView key={companion.conversation.id} {...companion} />;
  return companion.step === 'opening' ? <Opening /> : <Unreadable of={companion} />;
}

function Opening() {
  return (
    <Page title={strings.companion}>
      <Skeleton lines={4} />
    </Page>
  );
}

function Unreadable({ of: { key, retry } }: { of: Extract<Companion, { step: 'unreadable' }> }) {
  return (
    <Page title={strings.companion}>
      <FailureNotice {...say(key)} retry={retry} />
    </Page>
  );
}
