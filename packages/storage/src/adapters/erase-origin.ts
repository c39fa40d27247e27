import { removeAllReplicas } from '../replica/replicas-opfs.ts';
import { erasedVersion, probeIndexedDb, probeName } from './erase-marker.ts';

/**
 * Marks this origin as erased before anything is removed. A browser that is killed forgets what was removed from localStorage in
 * the last seconds, and part of the databases may be left: the next start sees the mark and finishes. The mark is the
 * version of an empty database that every start opens anyway.
 */
export function markErased(): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(probeName, erasedVersion);
    opening.onsuccess = () => {
      opening.result.close();
      resolve();
    };
    opening.onerror = () => reject(opening.error);
  });
}

/** Finishes an erasing that was cut off, and removes its mark. One tab at a time: another may be writing again already. */
export async function finishErasing(): Promise<void> {
  const work = async () => {
    if ((await probeIndexedDb()) !== 'erased') return;
    await eraseOrigin();
    await eraseDatabase(probeName);
  };
  await (navigator.locks ? navigator.locks.request('mooring.erase', work) : work());
}

/**
 * Removes everything this origin stores in the browser: databases, storage buckets, the private file system, caches,
 * service workers, localStorage and sessionStorage. Only the mark stays. Throws when a database is still there afterwards.
 */
export async function eraseOrigin(): Promise<void> {
  // Also without a mark: on a full disk it cannot be written.
  await markErased().catch(() => {});
  localStorage.clear();
  sessionStorage.clear();
  await Promise.all([eraseBuckets(), eraseCaches(), eraseWorkers(), eraseFiles()]);
  for (const name of await databases()) await eraseDatabase(name);
  // Other tabs are notified a moment later than this one. A second round removes what they were writing meanwhile.
  await new Promise((resolve) => setTimeout(resolve, 300));
  localStorage.clear();
  for (const name of await databases()) await eraseDatabase(name);
  const left = await databases();
  if (left.length > 0) throw new Error(`${left.length} databases are still there.`);
}

/** Names of this app's databases. Where the browser does not list them (old Firefox), those that are always there. */
async function databases(): Promise<string[]> {
  const known = await indexedDB.databases?.().catch(() => undefined);
  if (!known) return ['mooring-accounts', 'mooring-session', 'mooring-backup-plans'];
  return known.flatMap(({ name }) =>
    name?.startsWith('mooring') && name !== probeName ? [name] : [],
  );
}

/** Another tab may have it open for a moment. One that does not close it fails the erasing. */
function eraseDatabase(name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const erasing = indexedDB.deleteDatabase(name);
    const tooLong = setTimeout(() => reject(new Error('A database is held open.')), 5000);
    erasing.onsuccess = () => {
      clearTimeout(tooLong);
      resolve();
    };
    erasing.onerror = () => {
      clearTimeout(tooLong);
      reject(erasing.error);
    };
  });
}

type Buckets = { keys(): Promise<string[]>; delete(name: string): Promise<void> };

async function eraseBuckets(): Promise<void> {
  const buckets = (navigator as { storageBuckets?: Buckets }).storageBuckets;
  const names = (await buckets?.keys()) ?? [];
  await Promise.all(names.map((name) => buckets?.delete(name)));
}

async function eraseCaches(): Promise<void> {
  if (!('caches' in globalThis)) return;
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
}

async function eraseWorkers(): Promise<void> {
  const workers = (await navigator.serviceWorker?.getRegistrations()) ?? [];
  await Promise.all(workers.map((worker) => worker.unregister()));
}

async function eraseFiles(): Promise<void> {
  const root = await navigator.storage?.getDirectory?.().catch(() => undefined);
  if (!root) return;
  await removeAllReplicas();
  for await (const name of root.keys()) await root.removeEntry(name, { recursive: true });
}
