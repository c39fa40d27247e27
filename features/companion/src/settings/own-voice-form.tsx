import { Button, TextField } from '@mooring/ui';
import styles from './settings.module.css';
import * as strings from './strings.ts';
import { useOwnVoice } from './use-own-voice.ts';

/** A voice-synthesis service of the person's own, for the enhanced voice. */
export function OwnVoiceForm() {
  const { fields, fault, known, edit, save, forget } = useOwnVoice();
  return (
    <details>
      <summary>{strings.aVoiceServiceOfYourOwn}</summary>
      <form
        className={styles.form}
        aria-label={strings.aVoiceServiceOfYourOwn}
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <TextField
          label={strings.addressOfTheVoices}
          hint={strings.leaveOutTheVoice}
          inputMode="url"
          value={fields.baseUrl}
          error={fault}
          onChange={(event) => edit({ baseUrl: event.currentTarget.value })}
        />
        <TextField
          label={strings.femaleVoice}
          value={fields.female}
          onChange={(event) => edit({ female: event.currentTarget.value })}
        />
        <TextField
          label={strings.maleVoice}
          value={fields.male}
          onChange={(event) => edit({ male: event.currentTarget.value })}
        />
        <TextField
          label={strings.key}
          type="password"
          autoComplete="new-password"
          value={fields.key}
          onChange={(event) => edit({ key: event.currentTarget.value })}
        />
        <div className={styles.buttons}>
          <Button type="submit" variant="secondary">
            {strings.saveTheVoiceService}
          </Button>
          {known && (
            <Button variant="danger-quiet" onClick={() => void forget()}>
              {strings.forgetTheVoice}
            </Button>
          )}
        </div>
      </form>
    </details>
  );
}
