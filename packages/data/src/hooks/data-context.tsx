import { createContext, type ReactNode, use } from 'react';
import type { Data } from '../data.ts';

const DataContext = createContext<Data | null>(null);

/** Provides the data layer to the components below. */
export function DataProvider({ data, children }: { data: Data; children: ReactNode }) {
  return <DataContext value={data}>{children}</DataContext>;
}

/** Returns the data layer of the nearest `<DataProvider>`. */
export function useData(): Data {
  const data = use(DataContext);
  if (!data) throw new Error('useData() needs a <DataProvider> above it.');
  return data;
}
