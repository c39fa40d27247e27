import { ShelfPage } from '../shelf-page.tsx';
import { LineList } from './line-list.tsx';
import { reminders } from './reminders.ts';
import * as strings from './strings.ts';

export function Component() {
  return (
    <ShelfPage title={strings.gentleReminders} lead={strings.oneAtATimeIsPlenty}>
      <LineList room="gentle-reminders" label={strings.gentleRemindersList} lines={reminders} />
    </ShelfPage>
  );
}
