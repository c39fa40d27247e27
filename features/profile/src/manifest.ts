import { type FeatureManifest, paths } from '@mooring/contract';

export const manifest: FeatureManifest = {
  id: 'profile',
  section: 'profile',
  screens: {
    [paths.profile.pattern]: './profile/profile-screen.tsx',
    [paths.profileDetails.pattern]: './profile/part-screen.tsx',
    [paths.profileExport.pattern]: './profile/part-screen.tsx',
    [paths.profileAppearance.pattern]: './profile/part-screen.tsx',
    [paths.profilePrivacy.pattern]: './profile/part-screen.tsx',
    [paths.whoCanRead.pattern]: './profile/part-screen.tsx',
    [paths.profileReminders.pattern]: './profile/part-screen.tsx',
    [paths.profileStorage.pattern]: './profile/part-screen.tsx',
    [paths.profileJourney.pattern]: './profile/part-screen.tsx',
    [paths.legacy.pattern]: './profile/part-screen.tsx',
    [paths.hardDays.pattern]: './profile/part-screen.tsx',
    [paths.profileErase.pattern]: './profile/part-screen.tsx',
    [paths.people.pattern]: './someone/people-screen.tsx',
    [paths.person.pattern]: './someone/person-screen.tsx',
    [paths.share.pattern]: './share/share-screen.tsx',
    [paths.muted.pattern]: './profile/part-screen.tsx',
    [paths.auth.pattern]: './auth/auth-screen.tsx',
    [paths.onboarding.pattern]: './onboarding/onboarding-screen.tsx',
    [paths.subscription.pattern]: './subscription/subscription-screen.tsx',
  },
  sections: { [paths.auth.pattern]: null },
  nav: [{ label: 'Profile', to: paths.profile.to(), position: 5, icon: 'profile' }],
};
