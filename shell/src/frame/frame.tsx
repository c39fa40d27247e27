import { paths } from '@mooring/contract';
import { Outlet, ScrollRestoration, useLocation, useNavigation } from '@mooring/contract/router';
import { useNowPlaying, useSession, useSettings } from '@mooring/data';
import { SafetyCard } from '@mooring/safety';
import { useFocusOnChange } from '@mooring/ui/bundled';
import { Suspense } from 'react';
import { UpdateNotice } from '../offline/lazy-update-notice.ts';
import { useUpdate } from '../offline/use-update.ts';
import { RecoveryNotice, RecoveryScreen } from '../recovery/lazy-recovery.ts';
import { useRecovery } from '../recovery/use-recovery.ts';
import { BottomNav } from './bottom-nav.tsx';
import styles from './frame.module.css';
import { Header } from './header.tsx';
import { SoundBar } from './lazy-sound-bar.ts';
import { LockScreen } from './lock-screen.tsx';
import { PageLoading } from './page-loading.tsx';
import * as strings from './strings.ts';
import { useBackgroundLock } from './use-background-lock.ts';
import { useForgetAtLock } from './use-forget-at-lock.ts';
import { useInactivityGuard } from './use-inactivity-guard.ts';
import { usePageTitle } from './use-page-title.ts';
import { useReminder } from './use-reminder.ts';

/** The layout around every page: skip link, header, the page, the bottom navigation. */
export function Frame() {
  const { pathname } = useLocation();
  const { state } = useNavigation();
  const session = useSession();
  const mainRef = useFocusOnChange<HTMLElement>(pathname, { scroll: 'none' });
  const settings = useSettings();
  const playing = useNowPlaying();
  usePageTitle(pathname);
  useForgetAtLock();
  useInactivityGuard();
  useBackgroundLock(settings);
  useReminder(settings);
  const update = useUpdate();
  const recovery = useRecovery();

  const bare = pathname === paths.onboarding.pattern;
  const locked = session.status === 'locked' && !openPages.has(pathname);
  return (
    <>
      {/* biome-ignore lint/a11y/useValidAnchor: it leads to a place on this page, and screen readers know it as a link. */}
      <a
        className={styles.skip}
        href="#main"
        onClick={(event) => {
          // The browser would add a history entry for the hash, and a page with unsaved words would ask whether to leave.
          event.preventDefault();
          mainRef.current?.focus();
        }}
      >
        {strings.skipToThePage}
      </a>
      <Header bare={bare} helping={pathname === paths.safety.pattern} />
      <SafetyCard />
      <div className={styles.pending} data-pending={state === 'loading' || undefined} aria-hidden />
      <main
        id="main"
        ref={mainRef}
        tabIndex={-1}
        className={styles.main}
        data-bare={bare || undefined}
      >
        {locked ? (
          <LockScreen account={session.account} />
        ) : (
          <Suspense fallback={<PageLoading />}>
            {recovery.restoring ? <RecoveryScreen {...recovery.restoring} /> : <Outlet />}
          </Suspense>
        )}
      </main>
      {recovery.outcome && (
        <Suspense>
          <RecoveryNotice outcome={recovery.outcome} onClose={recovery.close} />
        </Suspense>
      )}
      {update && (
        <Suspense>
          <UpdateNotice {...update} />
        </Suspense>
      )}
      {bare ? null : (
        <BottomNav closed={locked}>
          {playing && (
            <Suspense>
              <SoundBar playing={playing} />
            </Suspense>
          )}
        </BottomNav>
      )}
      <ScrollRestoration getKey={scrollKeyOf} />
    </>
  );
}

/** The key of a scroll position. The first page of every visit has the same router key, so the path is part of it. */
const scrollKeyOf = ({ key, pathname }: { key: string; pathname: string }) => `${pathname} ${key}`;

/** Pages that show nothing a person wrote, and so stay open while the vault is locked. */
const openPages = new Set<string>([
  paths.home.pattern,
  paths.landing.pattern,
  paths.returning.pattern,
  paths.auth.pattern,
  paths.safety.pattern,
  paths.whoCanRead.pattern,
]);
