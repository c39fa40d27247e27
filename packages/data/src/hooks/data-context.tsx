import { createContext, type ReactNode, use } from 'react';
import type { Data } from '../data.ts';

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
