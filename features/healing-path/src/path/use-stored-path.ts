import { type HealingPath, useData, useLive } from '@mooring/data';
import { useEffect } from 'react';

export type StoredPath =
  | { status: 'loading' }
  /** Nothing is stored, or what is stored will not open: then that has been said. */
  | { status: 'missing' }
  | { status: 'ready'; path: HealingPath };

/** The path the person is on. */
export function useStoredPath(): StoredPath {
  const data = useData();
  const live = useLive(({ records }) => records.get('healing-path'), ['user_data']);
  const failed = live.status === 'failed';

  useEffect(() => {
    if (failed) data.notices.say('path.unreadable');
  }, [failed, data]);

  if (live.status === 'loading') return live;
  if (live.status === 'failed' || !live.value || live.value.customPath.length === 0) {
    return { status: 'missing' };
  }
  return { status: 'ready', path: live.value };
}
