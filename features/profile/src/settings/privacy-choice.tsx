import { useSettings } from '@mooring/data';
import { Switch } from '@mooring/ui/bundled';
import { SettingGroup } from '../profile/profile-section.tsx';

/** Who else may see the page: for a visitor there is no password to lock with. */
export function PrivacyChoice({ visitor = false }: { visitor?: boolean }) {
  const { settings, change } = useSettings();
  return (
    <SettingGroup>
      <Switch
        label="Keep journal entries private"
        hint={
          visitor
            ? 'Hides the titles in your journal list until you tap them. There is no password to lock with, so the app itself stays open.'
            : 'Locks Mooring after 5 minutes in the background, and hides the titles in your journal list until you tap them.'
        }
        checked={settings.keepPrivate}
        onCheckedChange={(keepPrivate) => change({ keepPrivate })}
      />
      <Switch
        label="Count my days of writing"
        hint="The journal says on how many days you have written. It never starts again from nothing."
        checked={!settings.streakHidden}
        onCheckedChange={(counted) => change({ streakHidden: !counted })}
      />
    </SettingGroup>
  );
}
