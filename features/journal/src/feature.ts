import { paths } from '@mooring/contract';
import type { RouteObject } from '@mooring/contract/router';

const routes: RouteObject[] = [
  { path: paths.journal.pattern, lazy: () => import('./list/journal-screen.tsx') },
  { path: paths.write.pattern, lazy: () => import('./editor/write-screen.tsx') },
  { path: paths.edit.pattern, lazy: () => import('./editor/edit-screen.tsx') },
  { path: paths.entry.pattern, lazy: () => import('./entry/entry-screen.tsx') },
  { path: paths.prompts.pattern, lazy: () => import('./prompts/prompts-screen.tsx') },
];

export default routes;
