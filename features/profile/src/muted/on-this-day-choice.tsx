import { useSettings } from '@mooring/data';
import { Switch } from '@mooring/ui/bundled';
import { ProfileSection } from '../profile/profile-section.tsx';
import * as strings from './strings.ts';

/** Old entries are not shown again unless the person asks for it. */
export function OnThisDayChoice() {
  const { settings, change } = useSettings();
  return (
    <ProfileSection title={strings.entriesFromEarlier}>
      <Switch
        label={strings.onThisDay}
        hint={strings.thisIsOffUntil}
        checked={settings.onThisDay}
        onCheckedChange={(onThisDay) => change({ onThisDay })}
      />
    </ProfileSection>
  );
}
