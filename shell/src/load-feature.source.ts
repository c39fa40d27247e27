import type { FeatureId, FeatureModule } from '@mooring/contract';
import type { LoadFeature } from './load-feature.ts';

const sources: Record<FeatureId, () => Promise<FeatureModule>> = {
  journal: () => import('@mooring/journal/feature'),
  companion: () => import('@mooring/companion/feature'),
  'healing-path': () => import('@mooring/healing-path/feature'),
  'check-in': () => import('@mooring/check-in/feature'),
  library: () => import('@mooring/library/feature'),
  profile: () => import('@mooring/profile/feature'),
};

/** Imports features from source: for development, tests and the single bundle that the bench compares with. */
export const loadFeature: LoadFeature = (id) => sources[id]();
