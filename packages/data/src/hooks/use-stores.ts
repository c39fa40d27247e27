import type { Session } from '@mooring/accounts';
import type { HostedStatus, Recovery, SyncState } from '@mooring/storage';
import { useStore } from 'zustand';
import type { InstallWay } from '../install.ts';
import type { Notice } from '../notices.ts';
import type { NowPlaying } from '../now-playing.ts';
import type { ActiveAlert } from '../safety/active-alert.ts';
import type { ReaderState } from '../safety/lazy-reader.ts';
import { useData } from './data-context.tsx';

/** The session, live. */
export const useSession = (): Session => useStore(useData().session);

/** The notices, live, newest first. */
export const useNotices = (): readonly Notice[] => useStore(useData().notices.store);

/** The state of this tab's connection to the hosted service, live. */
export const useHostedStatus = (): HostedStatus => useStore(useData().hosted.state).status;

/** The state of sync, live. */
export const useSyncState = (): SyncState => useStore(useData().sync.state);

/** The state of restoring rows from the replica, live. */
export const useRecoveryState = (): Recovery => useStore(useData().recovery);

/** The active safety alert, or null, live. */
export const useActiveAlert = (): ActiveAlert | null => useStore(useData().safety.alert);

/** The country the person chose (ISO 3166), or null, live. */
export const useChosenCountry = (): string | null => useStore(useData().safety.country);

/** Whether the learned reader listens for danger as well, live. */
export const useReaderState = (): ReaderState => useStore(useData().safety.reader);

/** The sounds that play, live, or null. */
export const useNowPlaying = (): NowPlaying | null => useStore(useData().nowPlaying);

/** How Mooring can be installed on this device, live. */
export const useInstallWay = (): InstallWay => useStore(useData().install.way);
