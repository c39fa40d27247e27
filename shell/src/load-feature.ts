import type { FeatureId, FeatureModule } from '@mooring/contract';

/** Brings a feature's routes to the page. Rejects when it cannot; calling again tries again from the start. */
export type LoadFeature = (id: FeatureId) => Promise<FeatureModule>;
