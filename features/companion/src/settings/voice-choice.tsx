import { useHostedStatus, useLive, type VoiceGender } from '@mooring/data';
import { Confirm } from '@mooring/ui';
import { Segments, Switch } from '@mooring/ui/bundled';
import { useState } from 'react';
import styles from './settings.module.css';
import { useVoiceSettings } from './use-voice-settings.ts';

const voices = [
  { value: 'FEMALE', label: 'Female' },
  { value: 'MALE', label: 'Male' },
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
    <section aria-label="Voice" className={styles.voice}>
      <h3>Voice</h3>
      <Segments<VoiceGender>
        label="Voice"
        options={voices}
        value={settings.voice}
        onValueChange={chooseVoice}
      />
      {receiver === null ? (
        <p className={styles.soft}>
          This device reads with its own voice. Where it has none, you are asked before a voice from
          the internet reads.
          {needs && ' The enhanced voice is for people who are signed in to the hosted service.'}
        </p>
      ) : (
        <Switch
          label="Enhanced voice"
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
          label="Voice from the internet"
          hint="Where this device has no voice, its maker gets what is read aloud."
          checked
          onCheckedChange={() => void forbidNetwork()}
        />
      )}
      <Confirm
        open={asking}
        tone="plain"
        title={`Send what is read aloud to ${receiver}?`}
        text={`Every message you have read aloud goes to ${receiver}, which makes the sound and may keep what it gets. Nothing else is sent. Without it, this device's own voice reads.`}
        confirmLabel="Agree"
        cancelLabel="Keep it here"
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
  on
    ? `What is read aloud goes to ${receiver}.`
    : `It would go to ${receiver}. Until you agree, this device reads with its own voice.`;
