import { say } from '@mooring/contract';
import { Button, Notice, TextField } from '@mooring/ui';
import styles from './settings.module.css';
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
        <p className={styles.soft}>
          This site may not call a service of your own, so it cannot be chosen here. Whoever runs
          the site can allow it.
        </p>
        {known && (
          <div className={styles.buttons}>
            <Button variant="danger-quiet" onClick={() => void forget()}>
              Forget the service I set up
            </Button>
          </div>
        )}
      </>
    );
  }
  return (
    <form
      className={styles.form}
      aria-labelledby="own-service"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <p className={styles.soft}>
        Any service that speaks the chat-completions protocol, such as Ollama or LM Studio on this
        device. Address, model and key are sealed on this device like everything you write.
      </p>
      <TextField
        id="own-base-url"
        label="Base address"
        hint="For example http://localhost:11434/v1"
        inputMode="url"
        value={fields.baseUrl}
        error={fault.baseUrl}
        onChange={(event) => edit({ baseUrl: event.currentTarget.value })}
      />
      <TextField
        label="Model"
        value={fields.model}
        error={fault.model}
        onChange={(event) => edit({ model: event.currentTarget.value })}
      />
      <TextField
        label="Key"
        optional
        hint="Services at home often need none."
        type="password"
        autoComplete="new-password"
        value={fields.key}
        onChange={(event) => edit({ key: event.currentTarget.value })}
      />
      <Outcome of={tested} />
      <div className={styles.buttons}>
        <Button type="submit" variant="secondary">
          Save
        </Button>
        <Button variant="secondary" busy={tested.status === 'testing'} onClick={() => void test()}>
          Test the connection
        </Button>
        {known && (
          <Button variant="danger-quiet" onClick={() => void forget()}>
            Forget it
          </Button>
        )}
      </div>
    </form>
  );
}

function Outcome({ of: tested }: { of: Tested }) {
  if (tested.status === 'failed') {
    const { title, text } = say(tested.key);
    return <Notice tone="danger">{text ?? title}</Notice>;
  }
  return (
    <p role="status" className={styles.soft}>
      {tested.status === 'testing' && 'Asking it for one word. Nothing you wrote is sent.'}
      {tested.status === 'answered' && 'It answered. Nothing you wrote was sent.'}
    </p>
  );
}
