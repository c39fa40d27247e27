import type { HostedStatus, Recovery, SyncState } from '@mooring/storage';
import { useStore } from 'zustand';
import type { Session } from '../accounts/accounts.ts';
import type { InstallWay } from '../install.ts';
import type { Notice } from '../notices.ts';
import type { ActiveAlert } from '../safety/active-alert.ts';
import { useData } from './data-context.tsx';

/** Who is here, live. */
export const useSession = (): Session => useStore(useData().session);

/** What is being said, live: newest first. */
export const useNotices = (): readonly Notice[] => useStore(useData().notices.store);

/** How this tab stands with the hosted service, live. */
export const useHostedStatus = (): HostedStatus => useStore(useData().hosted.state).status;

/** How things stand with the other devices, live. */
export const useSyncState = (): SyncState => useStore(useData().sync.state);

/** What this device says about words that were not where they should be, live. */
export const useRecoveryState = (): Recovery => useStore(useData().recovery);

/** The active safety alert, or null, live. */
export const useActiveAlert = (): ActiveAlert | null => useStore(useData().safety.alert);

/** The country the person chose (ISO 3166), or null, live. */
export const useChosenCountry = (): string | null => useStore(useData().safety.country);

/** How Mooring gets onto this device like an app, live. */
export const useInstallWay = (): InstallWay => useStore(useData().install.way);
