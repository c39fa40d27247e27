import { useSettings } from '@mooring/data';
import { Switch } from '@mooring/ui/bundled';
import { SettingGroup } from '../profile/profile-section.tsx';
import * as strings from './strings.ts';

/** Who else may see the page: for a visitor there is no password to lock with. */
export function PrivacyChoice({ visitor = false }: { visitor?: boolean }) {
  const { settings, change } = useSettings();
  return (
    <SettingGroup>
      <Switch
        label={strings.keepJournalEntries}
        hint={visitor ? strings.hidesTheTitles : strings.locksMooringAfter}
        checked={settings.keepPrivate}
        onCheckedChange={(keepPrivate) => change({ keepPrivate })}
      />
      <Switch
        label={strings.countMyDaysOfWriting}
        hint={strings.theJournalSays}
        checked={!settings.streakHidden}
        onCheckedChange={(counted) => change({ streakHidden: !counted })}
      />
    </SettingGroup>
  );
}
