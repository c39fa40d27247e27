import { type FeatureManifest, paths } from '@mooring/contract';

export const manifest: FeatureManifest = {
  id: 'library',
  owns: [
    paths.library.pattern,
    paths.rituals.pattern,
    paths.meditations.pattern,
    paths.healingFrequencies.pattern,
    paths.guidedSeries.pattern,
    paths.stories.pattern,
    paths.blog.pattern,
    paths.themesOfHealing.pattern,
    paths.affirmations.pattern,
    paths.gentleReminders.pattern,
    paths.soundscapes.pattern,
    paths.sharedJourneys.pattern,
    paths.bookmarks.pattern,
    paths.savedMoments.pattern,
  ],
  nav: [
    { label: 'Library', to: paths.library.to(), position: 3, icon: 'library' },
    { label: 'Bookmarks', to: paths.bookmarks.to(), position: 4, icon: 'bookmark' },
  ],
};
