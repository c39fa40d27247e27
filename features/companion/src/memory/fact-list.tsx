import { shortDate } from '@mooring/contract';
import type { FactOnPage } from '@mooring/data';
import { Button, TextField } from '@mooring/ui';
import { useId, useState } from 'react';
import styles from './memory.module.css';
import * as strings from './strings.ts';
import type { Facts } from './use-facts.ts';

type FactListProps = { title: string; list: readonly FactOnPage[]; of: Facts };

export function FactList({ title, list, of: facts }: FactListProps) {
  const id = useId();
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className={styles.list}>
        {list.map((fact) => (
          <li key={fact.id}>
            {facts.editing === fact.id ? (
              <ChangeForm fact={fact} of={facts} />
            ) : (
              <Row fact={fact} of={facts} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

type FactProps = { fact: FactOnPage; of: Facts };

function Row({ fact, of: { edit, forget, muted } }: FactProps) {
  const { id, line, sentence, isChanged } = fact;
  const [isShown, setShown] = useState(false);
  if (!isShown && muted.hides({ text: `${line}\n${sentence}`, date: fact.at })) {
    return (
      <div className={styles.buttons}>
        <p className={styles.soft}>{shortDate(new Date(fact.at))}</p>
        <Button variant="quiet" size="small" onClick={() => setShown(true)}>
          {strings.notBroughtUpShow}
        </Button>
      </div>
    );
  }
  return (
    <>
      <p>{line}</p>
      <p className={styles.soft}>
        {isChanged ? strings.youChangedThisYouHad : strings.youWrote} <q>{sentence}</q>
      </p>
      <div className={styles.buttons}>
        {fact.canChange && (
          <Button
            variant="quiet"
            size="small"
            aria-label={strings.changeLine(line)}
            onClick={() => edit(id)}
          >
            {strings.change}
          </Button>
        )}
        <Button
          variant="quiet"
          size="small"
          aria-label={strings.forgetLine(line)}
          onClick={() => void forget(id)}
        >
          {strings.forget}
        </Button>
      </div>
    </>
  );
}

function ChangeForm({ fact, of: { change, edit } }: FactProps) {
  const [value, setValue] = useState(fact.value);
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void change(fact.id, value);
      }}
    >
      <TextField
        label={fact.line}
        hint={strings.writeHowItShould}
        value={value}
        maxLength={120}
        autoFocus
        onChange={(event) => setValue(event.currentTarget.value)}
      />
      <div className={styles.buttons}>
        <Button type="submit" variant="secondary" size="small" disabled={value.trim() === ''}>
          {strings.save}
        </Button>
        <Button variant="quiet" size="small" onClick={() => edit(null)}>
          {strings.leaveIt}
        </Button>
      </div>
    </form>
  );
}
