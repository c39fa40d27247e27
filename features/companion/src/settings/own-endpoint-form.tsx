import { say } from '@mooring/contract';
import { Button, Notice, TextField } from '@mooring/ui';
import styles from './settings.module.css';
import * as strings from './strings.ts';
import { type Tested, useOwnEndpoint } from './use-own-endpoint.ts';

type OwnEndpointFormProps = {
  onReady(receiver: string): void;
  /** Whether this site may call a service that a person brings. */
  isAllowed: boolean;
};

/** Any service that speaks the chat-completions protocol: Ollama or LM Studio at home, or one on the internet. */
export function OwnEndpointForm({ onReady, isAllowed }: OwnEndpointFormProps) {
  const { fields, fault, tested, known, edit, test, save, forget } = useOwnEndpoint(onReady);
  if (!isAllowed) {
    return (
      <>
        <p className={styles.soft}>{strings.thisSiteMayNot}</p>
        {known && (
          <div className={styles.buttons}>
            <Button variant="danger-quiet" onClick={() => void forget()}>
              {strings.forgetTheService}
            </Button>
          </div>
        )}
      </>
    );
  }
  return (
    <details open={known}>
      <summary>{strings.advanced}</summary>
      <form
        className={styles.form}
        aria-labelledby="own-service"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <p className={styles.soft}>{strings.anyServiceThatSpeaks}</p>
        <TextField
          id="own-base-url"
          label={strings.baseAddress}
          hint={strings.forExampleHttp}
          inputMode="url"
          value={fields.baseUrl}
          error={fault.baseUrl}
          onChange={(event) => edit({ baseUrl: event.currentTarget.value })}
        />
        <TextField
          label={strings.model}
          value={fields.model}
          error={fault.model}
          onChange={(event) => edit({ model: event.currentTarget.value })}
        />
        <TextField
          label={strings.key}
          optional
          hint={strings.servicesAtHome}
          type="password"
          autoComplete="new-password"
          value={fields.key}
          onChange={(event) => edit({ key: event.currentTarget.value })}
        />
        <Outcome of={tested} />
        <div className={styles.buttons}>
          <Button type="submit" variant="secondary">
            {strings.save}
          </Button>
          <Button
            variant="secondary"
            busy={tested.status === 'testing'}
            onClick={() => void test()}
          >
            {strings.testTheConnection}
          </Button>
          {known && (
            <Button variant="danger-quiet" onClick={() => void forget()}>
              {strings.forgetIt}
            </Button>
          )}
        </div>
      </form>
    </details>
  );
}

function Outcome({ of: tested }: { of: Tested }) {
  if (tested.status === 'failed') {
    const { title, text } = say(tested.key);
    return <Notice tone="danger">{text ?? title}</Notice>;
  }
  return (
    <p role="status" className={styles.soft}>
      {tested.status === 'testing' && strings.askingItForOne}
      {tested.status === 'answered' && strings.itAnsweredNothing}
    </p>
  );
}
