import { dayAndTime, isoDay } from '@mooring/contract';
import { useData } from '@mooring/data';
import { Button, Icon, TextField } from '@mooring/ui';
import { CalendarDaysIcon, useFocusOnChange } from '@mooring/ui/bundled';
import { useState } from 'react';
import * as strings from './strings.ts';
import type { EntryWhen } from './use-entry-when.ts';
import { firstDay } from './when.ts';
import styles from './when-fields.module.css';

type WhenFieldsProps = { when: EntryWhen; edits: boolean };

/** When the entry was. It is today and now, unless the person says otherwise. */
export function WhenFields({ when, edits }: WhenFieldsProps) {
  const [open, setOpen] = useState(when.fault !== null);
  const area = useFocusOnChange<HTMLFieldSetElement>(String(open), { scroll: 'none' });
  return (
    <fieldset ref={area} tabIndex={-1} className={styles.when}>
      <legend className={open ? undefined : styles.unseen}>{strings.whenWasThis}</legend>
      {open ? <Fields when={when} /> : (edits || when.isChosen) && <p>{dayAndTime(when.at)}</p>}
      <Button
        variant="quiet"
        size="small"
        className={styles.aside}
        onClick={() => {
          if (open) when.reset();
          setOpen(!open);
        }}
      >
        {!open && <Icon as={CalendarDaysIcon} size="small" />}
        {open ? wayBack(edits) : strings.changeTheDate}
      </Button>
    </fieldset>
  );
}

const wayBack = (edits: boolean) => (edits ? strings.leaveTheDateAsItWas : strings.useToday);

function Fields({ when: { shown, fault, change } }: { when: EntryWhen }) {
  const { env } = useData();
  const faultAt = (at: 'day' | 'time') => (fault?.at === at ? fault.text : undefined);
  return (
    <div className={styles.fields}>
      <TextField
        type="date"
        label={strings.day}
        min={firstDay}
        max={isoDay(env.now())}
        value={shown.day}
        error={faultAt('day')}
        onChange={(event) => change({ day: event.target.value })}
      />
      <TextField
        type="time"
        label={strings.time}
        value={shown.time}
        error={faultAt('time')}
        onChange={(event) => change({ time: event.target.value })}
      />
    </div>
  );
}
