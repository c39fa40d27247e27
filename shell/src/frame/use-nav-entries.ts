import { type NavEntry, paths } from '@mooring/contract';
import { useLive, useSession } from '@mooring/data';
import { navEntries } from '../features.ts';

/** The navigation entries for this person: Healing Path leads to the overview once a path is saved. */
export function useNavEntries(): readonly NavEntry[] {
  const { status } = useSession();
  const saved = useLive(
    async ({ records }) => {
      if (status !== 'open') return false;
      const path = await records.get('healing-path');
      return path !== null && path.customPath.length > 0;
    },
    ['user_data'],
    status,
  );
  if (saved.status !== 'ready' || !saved.value) return navEntries;
  return navEntries.map((entry) =>
    entry.icon === 'path' ? { ...entry, to: paths.healingPathOverview.to() } : entry,
  );
}
