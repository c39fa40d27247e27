import { paths } from '@mooring/contract';
import type { RouteObject } from '@mooring/contract/router';

const routes: RouteObject[] = [
  { path: paths.companion.pattern, lazy: () => import('./companion-screen.tsx') },
];

export default routes;
