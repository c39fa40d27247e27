import { type FeatureManifest, paths } from '@mooring/contract';

export const manifest: FeatureManifest = {
  id: 'profile',
  section: 'profile',
  screens: {
    [paths.profile.pattern]: './profile/profile-screen.tsx',
    [paths.profileDetails.pattern]: './profile/details-screen.tsx',
    [paths.profileExport.pattern]: './export/export-screen.tsx',
    [paths.profileAppearance.pattern]: './profile/appearance-screen.tsx',
    [paths.profilePrivacy.pattern]: './settings/privacy-screen.tsx',
    [paths.profileReminders.pattern]: './settings/reminders-screen.tsx',
    [paths.profileStorage.pattern]: './profile/storage-screen.tsx',
    [paths.profileJourney.pattern]: './profile/journey-screen.tsx',
    [paths.profileErase.pattern]: './erase/erase-screen.tsx',
    [paths.auth.pattern]: './auth/auth-screen.tsx',
    [paths.onboarding.pattern]: './onboarding/onboarding-screen.tsx',
    [paths.subscription.pattern]: './subscription/subscription-screen.tsx',
  },
  sections: { [paths.auth.pattern]: null },
  nav: [{ label: 'Profile', to: paths.profile.to(), position: 5, icon: 'profile' }],
};
