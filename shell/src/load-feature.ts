import type { FeatureId, FeatureModule } from '@mooring/contract';

/** Loads a feature's routes. Rejects when that fails; calling it again retries from the start. */
export type LoadFeature = (id: FeatureId) => Promise<FeatureModule>;
