import { paths } from '@mooring/contract';
import type { ChatEngine, HostedNeeds } from '@mooring/data';
import { Confirm, Page } from '@mooring/ui';
import { RadioGroup } from '@mooring/ui/bundled';
import { BackLink } from '../back-link.tsx';
import { MorePages } from '../more-pages.tsx';
import { OwnEndpointForm } from './own-endpoint-form.tsx';
import { OwnVoiceForm } from './own-voice-form.tsx';
import styles from './settings.module.css';
import * as strings from './strings.ts';
import { useEngineChoice } from './use-engine-choice.ts';
import { VoiceChoice } from './voice-choice.tsx';

/** Who answers, and who reads aloud. Nothing leaves the device that is not named here. */
export function SettingsView() {
  const choice = useEngineChoice();
  const { hosted, own, hasBrowserModel, mayBringOwn } = choice;
  const options: { value: ChatEngine; label: string; hint: string; disabled?: boolean }[] = [
    {
      value: 'guide',
      label: strings.theGuide,
      hint: strings.builtInItAnswers,
    },
    ...(hosted
      ? [
          {
            value: 'hosted' as const,
            label: strings.theHostedCompanion,
            hint: hosted.needs
              ? hostedNeeds[hosted.needs]
              : strings.aLanguageModel(hosted.receiver),
            disabled: hosted.needs !== null,
          },
        ]
      : []),
    ...(hasBrowserModel
      ? [
          {
            value: 'browser' as const,
            label: strings.yourBrowsersOwn,
            hint: strings.aLanguageModelThat,
          },
        ]
      : []),
    ...(mayBringOwn
      ? [
          {
            value: 'own' as const,
            label: strings.yourOwnService,
            hint: own ? strings.aLanguageModelYou(own.receiver) : strings.aLanguageModelOf,
          },
        ]
      : []),
  ];
  return (
    <Page
      layout="margin"
      title={strings.whoAmITalkingTo}
      lead={strings.whicheverYouChoose}
      actions={<MorePages on="settings" />}
      back={<BackLink to={paths.companion.to()}>{strings.companion}</BackLink>}
    >
      <RadioGroup<ChatEngine>
        legend={strings.whoAmITalkingTo}
        hideLegend
        options={options}
        value={choice.engine}
        onValueChange={choice.ask}
      />
      {choice.isKnown && (
        <>
          <section className={styles.part} aria-labelledby="own-service">
            <h2 id="own-service">{strings.yourOwnService}</h2>
            <OwnEndpointForm onReady={choice.askOwn} isAllowed={mayBringOwn} />
          </section>
          <section className={styles.part} aria-labelledby="reading-aloud">
            <h2 id="reading-aloud">{strings.readingAloud}</h2>
            <VoiceChoice />
            {mayBringOwn && <OwnVoiceForm />}
          </section>
        </>
      )}
      <Confirm
        open={choice.asking !== null}
        tone="plain"
        title={strings.sendYourWordsTo(choice.asking?.receiver ?? '')}
        text={strings.eachMessageYouSend(choice.asking?.receiver ?? '')}
        confirmLabel={strings.agree}
        cancelLabel={strings.stayWithTheGuide}
        onConfirm={choice.agree}
        onCancel={choice.decline}
      />
    </Page>
  );
}

/** Why the hosted companion cannot be chosen just now. */
const hostedNeeds: Readonly<Record<HostedNeeds, string>> = {
  account: strings.aLanguageModelFor,
  'sign-in': strings.aLanguageModelForPeople,
};
