import { Button, Icon, TextField } from '@mooring/ui';
import { CalendarDaysIcon, Switch } from '@mooring/ui/bundled';
import styles from '../profile/profile.module.css';
import { ProfileSection } from '../profile/profile-section.tsx';
import { backgroundTexts } from './reminder-texts.ts';
import ownStyles from './reminders.module.css';
import { useNotifications } from './use-notifications.ts';
import { useReminders } from './use-reminders.ts';

/** One quiet word a day, where this browser can say it. */
export function Reminders() {
  const reminders = useReminders();
  return (
    <ProfileSection title="Notifications">
      <Switch
        label="Daily writing reminders"
        hint="One quiet word a day. Never on a day you have already written, and never from a week before a hard day until the day after."
        checked={reminders.at !== null}
        onCheckedChange={reminders.switchTo}
      />
      {reminders.at !== null && (
        <div className={ownStyles.parts}>
          <TextField
            type="time"
            label="Time"
            className={styles.start}
            required
            value={reminders.time}
            onChange={(event) => reminders.type(event.target.value)}
            onBlur={reminders.leave}
          />
          <InThisBrowser />
          <div className={styles.stack}>
            <p className={styles.words}>
              A calendar reminds you with Mooring closed, too, and near a hard day as well. The
              event is called “A quiet page”. To stop it, delete it in your calendar.
            </p>
            <Button
              variant="secondary"
              size="small"
              className={styles.start}
              onClick={reminders.toCalendar}
            >
              <Icon as={CalendarDaysIcon} />
              Add it to my calendar
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
        It appears inside Mooring while it is open and not locked, up to an hour after this time.{' '}
        <span role="status">{backgroundTexts[allowed]}</span>
      </p>
      {allowed === 'default' && (
        <Button variant="secondary" size="small" className={styles.start} onClick={ask}>
          Allow notifications
        </Button>
      )}
    </div>
  );
}
