const probe = 'mooring-probe';
const erasedVersion = 2;

/**
 * Marks this origin as erased before anything is removed. A browser that is killed forgets what was removed from localStorage in
 * the last seconds, and part of the databases may be left: the next start sees the mark and finishes. The mark is the
 * version of an empty database that every start opens anyway.
 */
export function markErased(): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(probe, erasedVersion);
    opening.onsuccess = () => {
      opening.result.close();
      resolve();
    };
    opening.onerror = () => reject(opening.error);
  });
}

/** What opening the probe tells about IndexedDB. Some private windows refuse. */
export function probeIndexedDb(): Promise<'works' | 'erased' | 'refused'> {
  return new Promise((resolve) => {
    try {
      const opening = indexedDB.open(probe);
      opening.onsuccess = () => {
        const { version } = opening.result;
        opening.result.close();
        resolve(version === erasedVersion ? 'erased' : 'works');
      };
      opening.onerror = () => resolve('refused');
    } catch {
      resolve('refused');
    }
  });
}
