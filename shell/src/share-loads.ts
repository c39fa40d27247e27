import type { FeatureId, FeatureModule } from '@mooring/contract';
import type { LoadFeature } from './load-feature.ts';

/** One load of a feature for all who ask. One that failed is forgotten, so that the next press tries again. */
export function shareLoads(loadFeature: LoadFeature): LoadFeature {
  const loads = new Map<FeatureId, Promise<FeatureModule>>();
  return (id) => {
    const known = loads.get(id);
    if (known) return known;
    const loading = loadFeature(id);
    loads.set(id, loading);
    loading.catch(() => loads.delete(id));
    return loading;
  };
}
