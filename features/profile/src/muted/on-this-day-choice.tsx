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
        hint="Off unless you switch it on. Home then has one quiet row if you wrote on the same day in an earlier year. Everything on this page is left out, and there is no such row in the week before a hard day, on it, and the day after."
        checked={settings.onThisDay}
        onCheckedChange={(onThisDay) => change({ onThisDay })}
      />
    </ProfileSection>
  );
}
