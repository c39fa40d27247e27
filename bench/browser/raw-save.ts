/** The floor of a save: one AES-GCM encryption and one strictly durable put, with nothing of ours between. */
export async function rawSave(): Promise<(fields: object) => Promise<void>> {
  const opening = indexedDB.open('raw-floor', 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore('rows', { autoIncrement: true });
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error);
  });
  const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt']);
  return async (fields) => {
    const iv = crypto.getRandomValues(new Uint8Array(12));
    const bytes = new TextEncoder().encode(JSON.stringify(fields));
    const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, bytes);
    const change = database.transaction('rows', 'readwrite', { durability: 'strict' });
    change.objectStore('rows').put({ iv, sealed });
    await new Promise<void>((resolve, reject) => {
      change.oncomplete = () => resolve();
      change.onerror = () => reject(change.error);
    });
  };
}
