import { say } from '@mooring/contract';
import type { Someone } from '@mooring/data';
import { Button, Skeleton, TextArea } from '@mooring/ui';
import { FailureNotice } from '@mooring/ui/bundled';
import { lazy, Suspense, useId } from 'react';
import styles from './someone.module.css';
import * as strings from './strings.ts';
import { useHiddenKeepsakes } from './use-hidden-keepsakes.ts';
import { type KeepsakesView, keptOf } from './use-keepsakes.ts';
import { useSayingForm } from './use-saying-form.ts';

const SayingRow = lazy(async () => ({
  default: (await import('./person-parts.ts')).SayingRow,
}));

type SayingsProps = { person: Someone; keepsakes: KeepsakesView };

/** What they said or wrote, as the person knows it. */
export function Sayings({ person, keepsakes }: SayingsProps) {
  const id = useId();
  const { live } = keepsakes;
  const isHidden = useHiddenKeepsakes(person);
  const sayings = keptOf(keepsakes, ({ kind }) => kind === 'words');
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id}>{strings.inTheirOwnWords}</h2>
      {live.status === 'loading' && <Skeleton lines={2} />}
      {live.status === 'failed' && <FailureNotice {...say(live.key)} retry={live.retry} />}
      {sayings.length > 0 && isHidden && (
        <Suspense fallback={<Skeleton lines={2} />}>
          <ul className={styles.list}>
            {sayings.map((saying) => (
              <SayingRow
                key={saying.id}
                saying={saying}
                isHidden={isHidden(saying)}
                onRemove={() => void keepsakes.remove(saying)}
              />
            ))}
          </ul>
        </Suspense>
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
        label={strings.somethingTheySaid}
        hint={strings.aSayingAMessage}
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
        {strings.keepTheseWords}
      </Button>
    </form>
  );
}
