import { Segments } from '@mooring/ui/bundled';
import { SettingGroup } from './profile-section.tsx';
import * as strings from './strings.ts';
import { useTheme } from './use-theme.ts';

export function Appearance() {
  const { theme, choose } = useTheme();
  return (
    <SettingGroup>
      <Segments
        label={strings.appearance}
        options={[
          { value: 'light', label: strings.light },
          { value: 'dark', label: strings.dark },
          { value: 'system', label: strings.system },
        ]}
        value={theme}
        onValueChange={choose}
      />
    </SettingGroup>
  );
}
