import { Page } from '@mooring/ui';
import { UpToLibrary } from '../up-to-library.tsx';
import { LineList } from './line-list.tsx';
import { reminders } from './reminders.ts';
import * as strings from './strings.ts';

export function Component() {
  return (
    <Page
      back={<UpToLibrary />}
      layout="margin"
      title={strings.gentleReminders}
      lead={strings.oneAtATimeIsPlenty}
    >
      <LineList room="gentle-reminders" label={strings.gentleRemindersList} lines={reminders} />
    </Page>
  );
}
