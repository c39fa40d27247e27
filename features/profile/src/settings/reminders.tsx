import { Button, Icon, TextField } from '@mooring/ui';
import { CalendarDaysIcon, Switch } from '@mooring/ui/bundled';
import styles from '../profile/profile.module.css';
import { ProfileSection } from '../profile/profile-section.tsx';
import { backgroundTexts } from './reminder-texts.ts';
import ownStyles from './reminders.module.css';
import * as strings from './strings.ts';
import { useNotifications } from './use-notifications.ts';
import { useReminders } from './use-reminders.ts';

/** One reminder a day, where this browser can say it. */
export function Reminders() {
  const reminders = useReminders();
  return (
    <ProfileSection title={strings.notifications}>
      <Switch
        label={strings.dailyWritingReminders}
        hint={strings.oneReminderADay}
        checked={reminders.at !== null}
        onCheckedChange={reminders.switchTo}
      />
      {reminders.at !== null && (
        <div className={ownStyles.parts}>
          <TextField
            type="time"
            label={strings.time}
            className={styles.start}
            required
            value={reminders.time}
            onChange={(event) => reminders.type(event.target.value)}
            onBlur={reminders.leave}
          />
          <InThisBrowser />
          <div className={styles.stack}>
            <p className={styles.words}>{strings.aCalendarReminds}</p>
            <Button
              variant="secondary"
              size="small"
              className={styles.start}
              onClick={reminders.toCalendar}
            >
              <Icon as={CalendarDaysIcon} />
              {strings.addItToMyCalendar}
            </Button>
          </div>
        </div>
      )}
    </ProfileSection>
  );
}

function InThisBrowser() {
  const { allowed, ask } = useNotifications();
  return (
    <div className={styles.stack}>
      <p className={styles.words}>
        {strings.itAppearsInside} <span role="status">{backgroundTexts[allowed]}</span>
      </p>
      {allowed === 'default' && (
        <Button variant="secondary" size="small" className={styles.start} onClick={ask}>
          {strings.allowNotifications}
        </Button>
      )}
    </div>
  );
}
