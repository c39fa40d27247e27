import { monthName } from '@mooring/contract';
import type { DayDraft } from '@mooring/data';
import { TextField } from '@mooring/ui';
import { Segments } from '@mooring/ui/bundled';
import type { DayFault } from './day-fields.ts';
import styles from './days.module.css';
import { SelectField } from './select-field.tsx';
import * as strings from './strings.ts';

type DateFieldsProps = {
  fields: DayDraft;
  change(part: Partial<DayDraft>): void;
  fault: DayFault | null;
};

const months = Array.from({ length: 12 }, (_, month) => monthName(new Date(2000, month)));

/** When the day is: a date that comes every year or once, or words where the date is not known. */
export function DateFields({ fields, change, fault }: DateFieldsProps) {
  const faultAt = (at: DayFault['at']) => (fault?.at === at ? fault.text : undefined);
  return (
    <fieldset className={styles.part}>
      <legend>{strings.whenIsIt}</legend>
      <Segments
        label={strings.howDoYouWantToWrite}
        options={[
          { value: 'date', label: strings.asADate },
          { value: 'words', label: strings.inWords },
        ]}
        value={fields.known}
        onValueChange={(known) => change({ known })}
      />
      {fields.known === 'words' ? (
        <TextField
          label={strings.whenAsYouWould}
          hint={strings.forExampleSpring}
          name="words"
          maxLength={120}
          value={fields.words}
          error={faultAt('words')}
          onChange={(event) => change({ words: event.target.value })}
        />
      ) : (
        <>
          <div className={styles.date}>
            <SelectField
              label={strings.month}
              name="month"
              value={fields.month}
              error={faultAt('month')}
              onChange={(event) => change({ month: event.target.value })}
            >
              <option value="">{strings.choose}</option>
              {months.map((name, index) => (
                <option key={name} value={index + 1}>
                  {name}
                </option>
              ))}
            </SelectField>
            <TextField
              label={strings.day}
              name="day"
              inputMode="numeric"
              maxLength={2}
              value={fields.day}
              error={faultAt('day')}
              onChange={(event) => change({ day: event.target.value })}
            />
            <TextField
              label={strings.year}
              optional={fields.isYearly}
              name="year"
              inputMode="numeric"
              maxLength={4}
              value={fields.year}
              error={faultAt('year')}
              onChange={(event) => change({ year: event.target.value })}
            />
          </div>
          <Segments
            label={strings.howOften}
            options={[
              { value: 'yearly', label: strings.everyYear },
              { value: 'once', label: strings.once },
            ]}
            value={fields.isYearly ? 'yearly' : 'once'}
            onValueChange={(often) => change({ isYearly: often === 'yearly' })}
          />
          {fields.isYearly && fields.month === '2' && fields.day.trim() === '29' && (
            <p className={styles.soft}>{strings.inAYearThatHas}</p>
          )}
        </>
      )}
    </fieldset>
  );
}
