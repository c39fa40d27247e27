import { useHostedStatus, useLive, type VoiceGender } from '@mooring/data';
import { Confirm } from '@mooring/ui';
import { Segments, Switch } from '@mooring/ui/bundled';
import { useState } from 'react';
import styles from './settings.module.css';
import * as strings from './strings.ts';
import { useVoiceSettings } from './use-voice-settings.ts';

const voices = [
  { value: 'FEMALE', label: strings.female },
  { value: 'MALE', label: strings.male },
] as const;

/** Which voice reads aloud. */
export function VoiceChoice() {
  const { settings, chooseVoice, enhance, forbidNetwork } = useVoiceSettings();
  const [asking, setAsking] = useState(false);
  const live = useLive(
    async ({ speech }) => {
      const [receiver, needs] = await Promise.all([speech.receiver(), speech.needs()]);
      return { receiver, needs };
    },
    ['user_data'],
    useHostedStatus(),
  );
  const { receiver, needs } =
    live.status === 'ready' ? live.value : { receiver: null, needs: null };
  const on = settings.enhancedVoice;
  const agreed = receiver !== null && settings.consents.voice === receiver;
  return (
    <section aria-label={strings.voice} className={styles.voice}>
      <h3>{strings.voice}</h3>
      <Segments<VoiceGender>
        label={strings.voice}
        options={voices}
        value={settings.voice}
        onValueChange={chooseVoice}
      />
      {receiver === null ? (
        <p className={styles.soft}>
          {settings.consents.networkVoice
            ? strings.thisDeviceReadsWhereItCan
            : strings.thisDeviceReads}
          {needs && strings.theEnhancedVoice}
        </p>
      ) : (
        <Switch
          label={strings.enhancedVoice}
          hint={hintOf({ on: on && agreed, receiver })}
          checked={on && agreed}
          onCheckedChange={(wanted) => {
            if (wanted && !agreed) setAsking(true);
            else void enhance(wanted, null);
          }}
        />
      )}
      {settings.consents.networkVoice && (
        <Switch
          label={strings.voiceFromTheInternet}
          hint={strings.ifThisDevice}
          checked
          onCheckedChange={() => void forbidNetwork()}
        />
      )}
      <Confirm
        open={asking}
        tone="plain"
        title={strings.sendWhatIsReadTo(receiver ?? '')}
        text={strings.everyMessageRead(receiver ?? '')}
        confirmLabel={strings.agree}
        cancelLabel={strings.keepItHere}
        onConfirm={() => {
          setAsking(false);
          void enhance(true, receiver);
        }}
        onCancel={() => setAsking(false)}
      />
    </section>
  );
}

const hintOf = ({ on, receiver }: { on: boolean; receiver: string }) =>
  on ? strings.whatIsReadAloud(receiver) : strings.itWouldGoToUntil(receiver);
