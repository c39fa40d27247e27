import { useSettings } from '@mooring/data';
import { Switch } from '@mooring/ui/bundled';
import { ProfileSection } from '../profile/profile-section.tsx';

/** Old entries are not shown again unless the person asks for it. */
export function OnThisDayChoice() {
  const { settings, change } = useSettings();
  return (
    <ProfileSection title="Entries from earlier years">
      <Switch
        label="On this day"
        hint="This is off until you switch it on. Then Home shows one row if you wrote on this day in an earlier year. Entries with anything you chose on this page are left out. There is no row in the week before a hard day, on that day, or on the day after."
        checked={settings.onThisDay}
        onCheckedChange={(onThisDay) => change({ onThisDay })}
      />
    </ProfileSection>
  );
}
