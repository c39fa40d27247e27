import { loadRemote, registerRemotes } from '@module-federation/runtime';
import { AppError, type FeatureId, type FeatureModule } from '@mooring/contract';
import type { LoadFeature } from './load-feature.ts';

/** Written into `boot.js` when a deployment is composed: federation name and address of each remote's entry. */
type ComposedRemote = { id: FeatureId; name: string; entry: string };

declare global {
  var MOORING_REMOTES: ComposedRemote[] | undefined;
}

/** How long to wait in silence before saying so, in ms: at first, and when trying again in the same page. */
const patience = { first: 12_000, again: 4_000 };
const registered = new Set<FeatureId>();
const failedBefore = new Set<FeatureId>();

/** Features from wherever this deployment says they live. A remote that failed is forgotten, so the next try is a fresh one. */
export const loadFeature: LoadFeature = async (id) => {
  const remote = globalThis.MOORING_REMOTES?.find((composed) => composed.id === id);
  if (!remote) throw new AppError('feature.unreachable');
  if (!registered.has(id)) register(remote);
  try {
    const loaded = await inTime(
      loadRemote<FeatureModule>(`${remote.name}/feature`),
      failedBefore.has(id) ? patience.again : patience.first,
    );
    if (!Array.isArray(loaded?.default)) throw new AppError('feature.unreachable');
    return loaded;
  } catch (cause) {
    registered.delete(id);
    // A module that failed once is remembered as failed for as long as the page lives. When the remote answers again
    // and still will not load, only a new page can ask anew. Nothing unsaved is on an error screen.
    if (failedBefore.has(id) && (await answers(remote))) location.reload();
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

/** Whether the remote's entry can be had right now, and is a script. */
const answers = ({ entry }: ComposedRemote): Promise<boolean> =>
  fetch(entry, { cache: 'no-store' }).then(
    ({ ok, headers }) => ok && /javascript/.test(headers.get('Content-Type') ?? ''),
    () => false,
  );

/** A remote that has not answered in time counts as unreachable. */
function inTime<T>(loading: Promise<T>, limit: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new AppError('feature.unreachable')), limit);
    loading.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
