import type { MutedDays as Days } from '@mooring/data';
import { Button, TextField } from '@mooring/ui';
import { Checkbox } from '@mooring/ui/bundled';
import { ProfileSection } from '../profile/profile-section.tsx';
import { daysInWords } from './day-words.ts';
import styles from './muted.module.css';
import { MutedList } from './muted-list.tsx';
import * as strings from './strings.ts';
import { isSame, useAddDays } from './use-add-days.ts';
import type { MutedPage } from './use-muted-record.ts';

/** Days. What was written on one of them is not brought up. */
export function MutedDays({ days, page }: { days: readonly Days[]; page: MutedPage }) {
  const form = useAddDays(page);
  const find = (key: string) => days.find((one) => keyOf(one) === key);
  return (
    <ProfileSection title={strings.days}>
      <form
        className={styles.form}
        method="post"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void form.add();
        }}
      >
        <p className={styles.soft}>{strings.whatYouWroteOnThese}</p>
        <div className={styles.pair}>
          <TextField
            label={strings.firstDay}
            type="date"
            value={form.from}
            onChange={(event) => form.fill({ from: event.target.value })}
            {...form.errorOf('from')}
          />
          <TextField
            label={strings.lastDay}
            optional
            type="date"
            value={form.to}
            onChange={(event) => form.fill({ to: event.target.value })}
            {...form.errorOf('to')}
          />
        </div>
        <Checkbox
          label={strings.everyYear}
          checked={form.yearly}
          onCheckedChange={(yearly) => form.fill({ yearly })}
        />
        <Button type="submit" variant="secondary" size="small" busy={form.busy}>
          {strings.addTheseDays}
        </Button>
      </form>
      <MutedList
        label={strings.days}
        lines={days.map((one) => ({ key: keyOf(one), text: daysInWords(one) }))}
        action={strings.remove}
        onRemove={(key) => {
          const gone = find(key);
          if (!gone) return;
          const without = (list: readonly Days[]) => list.filter((one) => !isSame(one, gone));
          page.remove(
            (before) => ({ ...before, days: without(before.days) }),
            (after) => ({ ...after, days: [...without(after.days), gone] }),
          );
        }}
      />
    </ProfileSection>
  );
}

const keyOf = ({ from, to, yearly }: Days) => `${from} ${to} ${yearly ?? ''}`;
