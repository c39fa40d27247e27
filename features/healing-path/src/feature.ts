import { paths } from '@mooring/contract';
import { type RouteObject, redirect } from '@mooring/contract/router';

const routes: RouteObject[] = [
  { path: paths.healingPath.pattern, lazy: () => import('./wizard/wizard-screen.tsx') },
  { path: paths.healingPathOverview.pattern, lazy: () => import('./overview/overview-screen.tsx') },
  { path: paths.checkpoint.pattern, lazy: () => import('./checkpoint/checkpoint-screen.tsx') },
  {
    path: paths.miniChallenges.pattern,
    loader: () => redirect(paths.healingPath.to()),
    Component: () => null,
  },
];

export default routes;
