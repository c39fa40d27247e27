import { Link } from '@mooring/contract/router';
import { type DayKind, type HardDay, type Someone, useMuted } from '@mooring/data';
import { hidesPerson } from '@mooring/data/muted';
import { Button, Notice, Skeleton, TextArea, TextField } from '@mooring/ui';
import { Checkbox, useFaultFocus } from '@mooring/ui/bundled';
import type { FormEvent } from 'react';
import { DateFields } from './date-fields.tsx';
import { kindNames } from './day-texts.ts';
import styles from './days.module.css';
import { SelectField } from './select-field.tsx';
import * as strings from './strings.ts';
import { type DayForm as Form, useDayForm } from './use-day-form.ts';

type DayFormProps = {
  /** The day as it is kept; null for a new one. */
  before: HardDay | null;
  people: readonly Someone[];
  /** Where 'Not now' leads. */
  back: string;
};

/** A day to be added or changed. */
export function DayForm({ before, people, back }: DayFormProps) {
  const form = useDayForm(before);
  const { fields, change, fault, busy, save } = form;
  const ref = useFaultFocus(fault);
  const { hides } = useMuted();
  if (!fields) return <Skeleton lines={6} />;
  // Who was chosen stays. Nobody else is named who is not to be brought up.
  const offered = people.filter(
    (person) => person.id === fields.someone || !hidesPerson(hides, person),
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save();
  };
  return (
    <form ref={ref} className={styles.form} method="post" onSubmit={submit} noValidate>
      <EarlierNotice form={form} />
      <TextField
        label={strings.whatDoYouCallThisDay}
        hint={strings.forExampleToms}
        name="name"
        maxLength={120}
        value={fields.name}
        error={fault?.at === 'name' && fault.text}
        onChange={(event) => change({ name: event.target.value })}
      />
      <SelectField
        label={strings.whatKindOfDayIsIt}
        value={fields.kind}
        onChange={(event) => change({ kind: event.target.value as DayKind })}
      >
        {Object.entries(kindNames).map(([kind, name]) => (
          <option key={kind} value={kind}>
            {name}
          </option>
        ))}
      </SelectField>
      {offered.length > 0 && (
        <SelectField
          label={strings.whoIsThisDayAbout}
          value={offered.some(({ id }) => id === fields.someone) ? fields.someone : ''}
          onChange={(event) => change({ someone: event.target.value })}
        >
          <option value="">{strings.nobodyInParticular}</option>
          {offered.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
      <DateFields fields={fields} change={change} fault={fault} />
      {fields.known === 'date' && (
        <Checkbox
          label={strings.thisIsAHardDay}
          hint={strings.fromAWeekBefore}
          checked={fields.isHard}
          onCheckedChange={(isHard) => change({ isHard })}
        />
      )}
      <PlanFields form={form} />
      <div className={styles.buttons}>
        <Button type="submit" busy={busy}>
          {strings.save}
        </Button>
        <Button asChild variant="quiet">
          <Link to={back}>{strings.notNow}</Link>
        </Button>
      </div>
    </form>
  );
}

function PlanFields({ form: { fields, change } }: { form: Form }) {
  return (
    <fieldset className={styles.part}>
      <legend>{strings.aPlanForTheDay}</legend>
      <TextField
        label={strings.where}
        maxLength={200}
        value={fields?.where ?? ''}
        onChange={(event) => change({ where: event.target.value })}
      />
      <TextField
        label={strings.withWhom}
        maxLength={200}
        value={fields?.who ?? ''}
        onChange={(event) => change({ who: event.target.value })}
      />
      <TextArea
        label={strings.ifItIsTooMuch}
        hint={strings.forExampleWhom}
        rows={3}
        value={fields?.tooMuch ?? ''}
        onChange={(event) => change({ tooMuch: event.target.value })}
      />
    </fieldset>
  );
}

function EarlierNotice({ form: { earlier, startFresh, bringBack } }: { form: Form }) {
  if (earlier === 'none') return null;
  const isAway = earlier === 'put-away';
  return (
    <Notice
      action={
        <Button variant="quiet" size="small" onClick={isAway ? bringBack : startFresh}>
          {isAway ? strings.bringItBack : strings.startFresh}
        </Button>
      }
    >
      {isAway ? strings.whatYouHadTyped : strings.whatYouTypedBefore}
    </Notice>
  );
}
