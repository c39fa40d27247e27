import { type FeatureManifest, paths } from '@mooring/contract';

export const manifest: FeatureManifest = {
  id: 'healing-path',
  section: 'path',
  screens: {
    [paths.healingPath.pattern]: './wizard/wizard-screen.tsx',
    [paths.healingPathOverview.pattern]: './overview/overview-screen.tsx',
    [paths.checkpoint.pattern]: './checkpoint/checkpoint-screen.tsx',
  },
  redirects: { [paths.miniChallenges.pattern]: paths.healingPath.to() },
  nav: [{ label: 'Healing Path', to: paths.healingPath.to(), position: 2, icon: 'path' }],
};
