import { type FeatureManifest, paths } from '@mooring/contract';

export const manifest: FeatureManifest = {
  id: 'profile',
  owns: [
    paths.profile.pattern,
    paths.auth.pattern,
    paths.onboarding.pattern,
    paths.subscription.pattern,
  ],
  nav: [{ label: 'Profile', to: paths.profile.to(), position: 5, icon: 'profile' }],
};
