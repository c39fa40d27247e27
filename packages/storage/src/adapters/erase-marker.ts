export const probeName = 'mooring-probe';
/** The version of the probe on an origin that is being erased, or was. */
export const erasedVersion = 2;

/** What opening the probe tells about IndexedDB. Some private windows refuse. */
export function probeIndexedDb(): Promise<'works' | 'erased' | 'refused'> {
  return new Promise((resolve) => {
    try {
      const opening = indexedDB.open(probeName);
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
