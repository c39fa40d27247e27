import { isoDay, readDate } from '@mooring/contract';
import { useDay } from '@mooring/data';
import { TextField } from '@mooring/ui';
import { FormDialog } from '@mooring/ui/bundled';
import { addDays } from 'date-fns';
import { type FormEvent, useState } from 'react';
import * as strings from './strings.ts';

type SealDialogProps = { onSeal(day: string): void; onClose(): void };

/** Asks for the day, and says what a seal is and what it is not. */
export function SealDialog({ onSeal, onClose }: SealDialogProps) {
  const today = useDay();
  const [day, setDay] = useState('');
  const [isWrong, setIsWrong] = useState(false);

  function submit(event: FormEvent) {
    event.preventDefault();
    // Days are compared as text, which needs a year of four digits.
    const isDay = /^\d{4}-\d\d-\d\d$/.test(day) && day > today;
    if (isDay) onSeal(day);
    else setIsWrong(true);
  }

  return (
    <FormDialog
      open
      title={strings.sealItUntilWhich}
      description={strings.mooringDoesNotShow}
      action={strings.sealIt}
      cancel={strings.doNotSealIt}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        type="date"
        label={strings.day}
        min={isoDay(addDays(readDate(today), 1))}
        value={day}
        error={isWrong ? strings.chooseADayAfter : undefined}
        onChange={(event) => {
          setDay(event.target.value);
          setIsWrong(false);
        }}
      />
    </FormDialog>
  );
}
