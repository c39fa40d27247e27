import { paths } from '@mooring/contract';
import type { ChatEngine, HostedNeeds } from '@mooring/data';
import { Confirm, Page } from '@mooring/ui';
import { RadioGroup } from '@mooring/ui/bundled';
import { BackLink } from '../back-link.tsx';
import { OwnEndpointForm } from './own-endpoint-form.tsx';
import { OwnVoiceForm } from './own-voice-form.tsx';
import styles from './settings.module.css';
import { useEngineChoice } from './use-engine-choice.ts';
import { VoiceChoice } from './voice-choice.tsx';

/** Who answers, and who reads aloud. Nothing leaves the device that is not named here. */
export function SettingsView() {
  const choice = useEngineChoice();
  const { hosted, own, hasBrowserModel, mayBringOwn } = choice;
  const options: { value: ChatEngine; label: string; hint: string; disabled?: boolean }[] = [
    {
      value: 'guide',
      label: 'The guide',
      hint: 'Built in. It answers on this device, without a connection, and sends nothing anywhere.',
    },
    ...(hosted
      ? [
          {
            value: 'hosted' as const,
            label: 'The hosted companion',
            hint: hosted.needs
              ? hostedNeeds[hosted.needs]
              : `A language model. Your words of a conversation go to ${hosted.receiver}.`,
            disabled: hosted.needs !== null,
          },
        ]
      : []),
    ...(hasBrowserModel
      ? [
          {
            value: 'browser' as const,
            label: 'Your browser’s own model',
            hint: 'A language model that is part of this browser. It answers on this device, and your words stay here.',
          },
        ]
      : []),
    ...(mayBringOwn
      ? [
          {
            value: 'own' as const,
            label: 'Your own service',
            hint: own
              ? `A language model you chose. Your words of a conversation go to ${own.receiver}.`
              : 'A language model of your own, at home or elsewhere. Set it up below.',
          },
        ]
      : []),
  ];
  return (
    <Page
      title="Who am I talking to?"
      lead="Whichever you choose, your words are first checked on this device for signs that you may be in danger."
      back={<BackLink to={paths.companion.to()}>Companion</BackLink>}
    >
      <RadioGroup<ChatEngine>
        legend="Who am I talking to?"
        hideLegend
        options={options}
        value={choice.engine}
        onValueChange={choice.ask}
      />
      <section className={styles.part} aria-labelledby="own-service">
        <h2 id="own-service">Your own service</h2>
        <OwnEndpointForm onReady={choice.askOwn} isAllowed={mayBringOwn} />
      </section>
      <section className={styles.part} aria-labelledby="reading-aloud">
        <h2 id="reading-aloud">Reading aloud</h2>
        <VoiceChoice />
        {mayBringOwn && <OwnVoiceForm />}
      </section>
      <Confirm
        open={choice.asking !== null}
        tone="plain"
        title={`Send your words to ${choice.asking?.receiver}?`}
        text={`Each message you send, and the conversation around it, goes to ${choice.asking?.receiver}, which answers and may keep what it gets. What the companion knows of you goes with it: you find it under “What I know”. A message with words of danger is answered on this device and is not sent. You can go back to the guide at any time.`}
        confirmLabel="Agree"
        cancelLabel="Stay with the guide"
        onConfirm={choice.agree}
        onCancel={choice.decline}
      />
    </Page>
  );
}

/** Why the hosted companion cannot be chosen just now. */
const hostedNeeds: Readonly<Record<HostedNeeds, string>> = {
  account:
    'A language model, for people whose account is kept with the hosted service. What you write here is on this device only, so the guide answers.',
  'sign-in':
    'A language model, for people who are signed in to the hosted service. You are signed out of it just now, so the guide answers. Your profile says how to come back.',
};
