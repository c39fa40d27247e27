import { paths } from '@mooring/contract';
import { useLocation } from '@mooring/contract/router';
import { useData, useSession } from '@mooring/data';
import { useEffect, useSyncExternalStore } from 'react';
import { isUninterruptedPage } from '../uninterrupted-pages.ts';
import { mayHoldUnsavedInput } from './unsaved-input.ts';
import type { UpdateNoticeProps } from './update-notice.tsx';
import { updates as ofThisPage, type Updates } from './updates.ts';

/** The update notice's props, or null where there is no update or the page must not be interrupted. */
export function useUpdate(updates: Updates = ofThisPage): UpdateNoticeProps | null {
  const { accounts } = useData();
  const session = useSession();
  const { pathname } = useLocation();
  const state = useSyncExternalStore(updates.subscribe, updates.state, () => 'none' as const);

  // Called again for each new path.
  useEffect(updates.onPageChange, [updates, pathname]);

  // Words typed while the new worker takes over would be lost with the reload.
  useEffect(() => {
    document.body.inert = state === 'switching';
  }, [state]);

  // A conversation is not interrupted either.
  const quiet = isUninterruptedPage(pathname) || pathname === paths.companion.pattern;
  if ((state !== 'ready' && state !== 'next-page') || quiet) return null;
  return {
    waits: state === 'next-page',
    asksPassword:
      session.status === 'open' && !session.account.visitor && accounts.stay() === 'ask',
    onUse: () => updates.apply(mayHoldUnsavedInput(document)),
    onLater: updates.postpone,
  };
}
