import { paths } from '@mooring/contract';
import type { RouteObject } from '@mooring/contract/router';

const routes: RouteObject[] = [
  { path: paths.auth.pattern, lazy: () => import('./auth/auth-screen.tsx') },
  { path: paths.onboarding.pattern, lazy: () => import('./onboarding/onboarding-screen.tsx') },
  {
    path: paths.subscription.pattern,
    lazy: () => import('./subscription/subscription-screen.tsx'),
  },
  { path: paths.profile.pattern, lazy: () => import('./profile/profile-screen.tsx') },
];

export default routes;
