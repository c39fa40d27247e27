import type { Data } from '@mooring/data';

/** Makes something once for a session, and drops it when the session closes, because it holds words of the person. */
export function keptForSession<T>(make: () => T): (data: Data) => T {
  const kept = new WeakMap<Data, T>();
  const watched = new WeakSet<Data>();
  return (data) => {
    if (!watched.has(data)) {
      watched.add(data);
      data.session.subscribe(({ status }) => {
        if (status !== 'open') kept.delete(data);
      });
    }
    const made = kept.get(data) ?? make();
    kept.set(data, made);
    return made;
  };
}
