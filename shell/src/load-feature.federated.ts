import { loadRemote, registerRemotes } from '@module-federation/runtime';
import { AppError, type FeatureId, type FeatureModule, keyOf } from '@mooring/contract';
import { type LoadFeature, reloadError } from './load-feature.ts';

/** Written into `boot.js` when a deployment is composed: federation name and address of each remote's entry. */
type ComposedRemote = { id: FeatureId; name: string; entry: string };

declare global {
  var MOORING_REMOTES: ComposedRemote[] | undefined;
  /** Written there as well. Rejects where a script of a remote, or one that it imports, is not the one that was composed. */
  var MOORING_CHECK: ((file: string) => Promise<void>) | undefined;
}

/** ms after which a remote counts as unreachable: on the first try, and on a retry in the same page. */
const loadTimeout = { first: 12_000, retry: 4_000 };
const registered = new Set<FeatureId>();
const failedBefore = new Set<FeatureId>();

/**
 * Loads features from the URLs that `pnpm compose` wrote. A remote that failed is registered again on the next try. The
 * browser remembers a module that failed for as long as the page lives: when the remote answers again but still does not
 * load, the error asks for a reload. The error screen reloads, because only there the address is that of the link.
 */
export const loadFeature: LoadFeature = async (id) => {
  const remote = globalThis.MOORING_REMOTES?.find((composed) => composed.id === id);
  if (!remote) throw new AppError('feature.unreachable');
  if (!registered.has(id)) register(remote);
  try {
    const loaded = await withTimeout(
      loadChecked(remote),
      failedBefore.has(id) ? loadTimeout.retry : loadTimeout.first,
    );
    if (!Array.isArray(loaded?.default)) throw new AppError('feature.unreachable');
    return loaded;
  } catch (cause) {
    registered.delete(id);
    const key = keyOf(cause, 'feature.unreachable');
    const again = failedBefore.has(id);
    failedBefore.add(id);
    // Not where it was refused: the reload would be refused as well, again and again.
    if (again && key !== 'feature.changed' && (await canFetchEntry(remote)))
      throw reloadError(cause);
    throw new AppError(key, { cause });
  }
};

async function loadChecked({ name, entry }: ComposedRemote) {
  await globalThis.MOORING_CHECK?.(entry);
  return loadRemote<FeatureModule>(`${name}/feature`);
}

function register(remote: ComposedRemote) {
  const { name, entry, id } = remote;
  registerRemotes([{ name, entry: new URL(entry, location.origin).href, type: 'module' }], {
    force: true,
  });
  registered.add(id);
}

/** Whether the remote's entry can be fetched right now, and is a script. */
const canFetchEntry = ({ entry }: ComposedRemote): Promise<boolean> =>
  fetch(entry, { cache: 'no-store' }).then(
    ({ ok, headers }) => ok && /javascript/.test(headers.get('Content-Type') ?? ''),
    () => false,
  );

/** Rejects when `loading` takes longer than `limit` ms. */
function withTimeout<T>(loading: Promise<T>, limit: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new AppError('feature.unreachable')), limit);
    loading.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
