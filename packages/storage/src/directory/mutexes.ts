import { createMutex } from '../mutex.ts';

/** A mutex for each name. A piece of work may wait for another name's, as with Web Locks. */
export function createMutexes(): <T>(name: string, work: () => Promise<T>) => Promise<T> {
  const mutexes = new Map<string, ReturnType<typeof createMutex>>();
  return (name, work) => {
    const withMutex = mutexes.get(name) ?? createMutex();
    mutexes.set(name, withMutex);
    return withMutex(work);
  };
}
