import { say } from '@mooring/contract';
import type { Someone } from '@mooring/data';
import { Button, Skeleton, TextArea } from '@mooring/ui';
import { ConfirmButton, FailureNotice } from '@mooring/ui/bundled';
import { useId } from 'react';
import styles from './someone.module.css';
import { type KeepsakesView, keptOf } from './use-keepsakes.ts';
import { useSayingForm } from './use-saying-form.ts';

type SayingsProps = { person: Someone; keepsakes: KeepsakesView };

/** What they said or wrote, as the person knows it. */
export function Sayings({ person, keepsakes }: SayingsProps) {
  const id = useId();
  const { live } = keepsakes;
  const sayings = keptOf(keepsakes, ({ kind }) => kind === 'words');
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id}>In their own words</h2>
      {live.status === 'loading' && <Skeleton lines={2} />}
      {live.status === 'failed' && <FailureNotice {...say(live.key)} retry={live.retry} />}
      {sayings.length > 0 && (
        <ul className={styles.list}>
          {sayings.map((saying) => (
            <li key={saying.id}>
              <blockquote className={styles.saying} dir="auto">
                {saying.text}
              </blockquote>
              <ConfirmButton
                variant="quiet"
                aria-label={`Remove: ${saying.text.slice(0, 60)}`}
                title="Remove these words?"
                text="They are removed for good. It cannot be undone."
                confirmLabel="Remove"
                cancelLabel="Keep them"
                onConfirm={() => void keepsakes.remove(saying.id)}
              >
                Remove
              </ConfirmButton>
            </li>
          ))}
        </ul>
      )}
      <SayingForm person={person} keepsakes={keepsakes} />
    </section>
  );
}

function SayingForm({ person, keepsakes }: SayingsProps) {
  const form = useSayingForm(person.id, keepsakes.addSaying);
  return (
    <form className={styles.form} method="post" onSubmit={form.submit} noValidate>
      <TextArea
        label="Something they said or wrote"
        hint="A saying, a message, a line from a letter, a recipe."
        rows={3}
        value={form.text}
        onChange={({ target }) => form.change(target.value)}
      />
      <Button
        type="submit"
        variant="secondary"
        className={styles.start}
        busy={form.busy}
        disabled={form.text.trim() === ''}
      >
        Keep these words
      </Button>
    </form>
  );
}
