import { Segments } from '@mooring/ui/bundled';
import { SettingGroup } from './profile-section.tsx';
import { useTheme } from './use-theme.ts';

export function Appearance() {
  const { theme, choose } = useTheme();
  return (
    <SettingGroup>
      <Segments
        label="Appearance"
        options={[
          { value: 'light', label: 'Light' },
          { value: 'dark', label: 'Dark' },
          { value: 'system', label: 'System' },
        ]}
        value={theme}
        onValueChange={choose}
      />
    </SettingGroup>
  );
}
