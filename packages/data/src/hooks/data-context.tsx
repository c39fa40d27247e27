import { createContext, type ReactNode, use, useSyncExternalStore } from 'react';
import type { Session } from '../accounts/accounts.ts';
import type { Data } from '../data.ts';
import type { Notice } from '../notices.ts';

const DataContext = createContext<Data | null>(null);

/** Gives everything below it the data it remembers with. */
export function DataProvider({ data, children }: { data: Data; children: ReactNode }) {
  return <DataContext value={data}>{children}</DataContext>;
}

/** The data of the nearest `<DataProvider>`. */
export function useData(): Data {
  const data = use(DataContext);
  if (!data) throw new Error('useData() needs a <DataProvider> above it.');
  return data;
}

/** Who is here, live. */
export function useSession(): Session {
  const { session } = useData();
  return useSyncExternalStore(session.subscribe, session.getState, session.getState);
}

/** What is being said, live: newest first. */
export function useNotices(): readonly Notice[] {
  const { store } = useData().notices;
  return useSyncExternalStore(store.subscribe, store.getState, store.getState);
}
