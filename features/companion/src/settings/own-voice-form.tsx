import { Button, TextField } from '@mooring/ui';
import styles from './settings.module.css';
import { useOwnVoice } from './use-own-voice.ts';

/** A voice-synthesis service of the person's own, for the enhanced voice. */
export function OwnVoiceForm() {
  const { fields, fault, known, edit, save, forget } = useOwnVoice();
  return (
    <details>
      <summary>A voice service of your own</summary>
      <form
        className={styles.form}
        aria-label="A voice service of your own"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <TextField
          label="Address of the voices"
          hint="Without the voice's own name at its end."
          inputMode="url"
          value={fields.baseUrl}
          error={fault}
          onChange={(event) => edit({ baseUrl: event.currentTarget.value })}
        />
        <TextField
          label="Female voice"
          value={fields.female}
          onChange={(event) => edit({ female: event.currentTarget.value })}
        />
        <TextField
          label="Male voice"
          value={fields.male}
          onChange={(event) => edit({ male: event.currentTarget.value })}
        />
        <TextField
          label="Key"
          type="password"
          autoComplete="new-password"
          value={fields.key}
          onChange={(event) => edit({ key: event.currentTarget.value })}
        />
        <div className={styles.buttons}>
          <Button type="submit" variant="secondary">
            Save the voice service
          </Button>
          {known && (
            <Button variant="danger-quiet" onClick={() => void forget()}>
              Forget the voice service
            </Button>
          )}
        </div>
      </form>
    </details>
  );
}
