import { type FeatureManifest, paths } from '@mooring/contract';

export const manifest: FeatureManifest = {
  id: 'healing-path',
  owns: [
    paths.healingPath.pattern,
    paths.healingPathOverview.pattern,
    paths.checkpoint.pattern,
    paths.miniChallenges.pattern,
  ],
  nav: [{ label: 'Healing Path', to: paths.healingPath.to(), position: 2, icon: 'path' }],
};
