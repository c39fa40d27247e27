import { paths } from '@mooring/contract';
import type { RouteObject } from '@mooring/contract/router';

const routes: RouteObject[] = [
  { path: paths.emotions.pattern, lazy: () => import('./check-in-screen.tsx') },
];

export default routes;
