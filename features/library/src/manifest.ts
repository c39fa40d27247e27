import { type FeatureManifest, paths } from '@mooring/contract';

export const manifest: FeatureManifest = {
  id: 'library',
  section: 'library',
  screens: {
    [paths.library.pattern]: './index/library-screen.tsx',
    [paths.pause.pattern]: './pause/pause-screen.tsx',
    [paths.rituals.pattern]: './rituals/rituals-screen.tsx',
    [paths.meditations.pattern]: './meditation/meditations-screen.tsx',
    [paths.healingFrequencies.pattern]: './sound/frequencies-screen.tsx',
    [paths.guidedSeries.pattern]: './reading/series-screen.tsx',
    [paths.stories.pattern]: './reading/stories-screen.tsx',
    [paths.blog.pattern]: './reading/essays-screen.tsx',
    [paths.themesOfHealing.pattern]: './reading/themes-screen.tsx',
    [paths.affirmations.pattern]: './reading/affirmations-screen.tsx',
    [paths.gentleReminders.pattern]: './reading/reminders-screen.tsx',
    [paths.soundscapes.pattern]: './sound/soundscapes-screen.tsx',
    [paths.sharedJourneys.pattern]: './reading/journeys-screen.tsx',
    [paths.answers.pattern]: './answers/answers-screen.tsx',
    [paths.bookmarks.pattern]: './moments/bookmarks-screen.tsx',
    [paths.savedMoments.pattern]: './moments/saved-moments-screen.tsx',
  },
  sections: {
    [paths.bookmarks.pattern]: 'bookmark',
    [paths.savedMoments.pattern]: 'bookmark',
  },
  nav: [
    { label: 'Library', to: paths.library.to(), position: 3, icon: 'library' },
    { label: 'Bookmarks', to: paths.bookmarks.to(), position: 4, icon: 'bookmark' },
  ],
};
