import { paths } from '@mooring/contract';
import type { RouteObject } from '@mooring/contract/router';

const routes: RouteObject[] = [
  { path: paths.library.pattern, lazy: () => import('./index/library-screen.tsx') },
  { path: paths.rituals.pattern, lazy: () => import('./rituals/rituals-screen.tsx') },
  { path: paths.meditations.pattern, lazy: () => import('./meditation/meditations-screen.tsx') },
  { path: paths.healingFrequencies.pattern, lazy: () => import('./sound/frequencies-screen.tsx') },
  { path: paths.guidedSeries.pattern, lazy: () => import('./reading/series-screen.tsx') },
  { path: paths.stories.pattern, lazy: () => import('./reading/stories-screen.tsx') },
  { path: paths.blog.pattern, lazy: () => import('./reading/essays-screen.tsx') },
  { path: paths.themesOfHealing.pattern, lazy: () => import('./reading/themes-screen.tsx') },
  { path: paths.affirmations.pattern, lazy: () => import('./reading/affirmations-screen.tsx') },
  { path: paths.gentleReminders.pattern, lazy: () => import('./reading/reminders-screen.tsx') },
  { path: paths.soundscapes.pattern, lazy: () => import('./sound/soundscapes-screen.tsx') },
  { path: paths.sharedJourneys.pattern, lazy: () => import('./reading/journeys-screen.tsx') },
  { path: paths.bookmarks.pattern, lazy: () => import('./moments/bookmarks-screen.tsx') },
  { path: paths.savedMoments.pattern, lazy: () => import('./moments/saved-moments-screen.tsx') },
];

export default routes;
