import { paths } from '@mooring/contract';
import { useLocation } from '@mooring/contract/router';
import { useData, useSession } from '@mooring/data';
import { useEffect, useSyncExternalStore } from 'react';
import { isQuietPlace } from '../quiet-places.ts';
import type { UpdateNoticeProps } from './update-notice.tsx';
import { updates as ofThisPage, type Updates } from './updates.ts';
import { isWrittenOn } from './written-on.ts';

/** What to say of a newer version, if there is one and this is a place to say it. */
export function useUpdate(updates: Updates = ofThisPage): UpdateNoticeProps | null {
  const { accounts } = useData();
  const session = useSession();
  const { pathname } = useLocation();
  const state = useSyncExternalStore(updates.subscribe, updates.state, () => 'none' as const);

  // Another address is a page moved to.
  useEffect(updates.moved, [updates, pathname]);

  // What would be typed between here and the newer build would be lost.
  useEffect(() => {
    document.body.inert = state === 'switching';
  }, [state]);

  // The companion is a place to write, too.
  const quiet = isQuietPlace(pathname) || pathname === paths.companion.pattern;
  if ((state !== 'ready' && state !== 'next-page') || quiet) return null;
  return {
    waits: state === 'next-page',
    asksPassword:
      session.status === 'open' && !session.account.visitor && accounts.stay() === 'ask',
    onUse: () => updates.use(isWrittenOn(document)),
    onLater: updates.later,
  };
}
