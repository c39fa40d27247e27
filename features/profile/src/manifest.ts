import { type FeatureManifest, paths } from '@mooring/contract';

export const manifest: FeatureManifest = {
  id: 'profile',
  section: 'profile',
  screens: {
    [paths.profile.pattern]: './profile/profile-screen.tsx',
    [paths.auth.pattern]: './auth/auth-screen.tsx',
    [paths.onboarding.pattern]: './onboarding/onboarding-screen.tsx',
    [paths.subscription.pattern]: './subscription/subscription-screen.tsx',
  },
  sections: { [paths.auth.pattern]: null },
  nav: [{ label: 'Profile', to: paths.profile.to(), position: 5, icon: 'profile' }],
};
