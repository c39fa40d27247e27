import { loadRemote, registerRemotes } from '@module-federation/runtime';
import { AppError, type FeatureId, type FeatureModule } from '@mooring/contract';
import { type LoadFeature, reloadError } from './load-feature.ts';

/** Written into `boot.js` when a deployment is composed: federation name and address of each remote's entry. */
type ComposedRemote = { id: FeatureId; name: string; entry: string };

declare global {
  var MOORING_REMOTES: ComposedRemote[] | undefined;
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
      loadRemote<FeatureModule>(`${remote.name}/feature`),
      failedBefore.has(id) ? loadTimeout.retry : loadTimeout.first,
    );
    if (!Array.isArray(loaded?.default)) throw new AppError('feature.unreachable');
    return loaded;
  } catch (cause) {
    registered.delete(id);
    if (failedBefore.has(id) && (await canFetchEntry(remote))) throw reloadError(cause);
    failedBefore.add(id);
    throw new AppError('feature.unreachable', { cause });
  }
};

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
