import { paths } from '@mooring/contract';

export type LibraryTile = {
  to: string;
  title: string;
  text: string;
};

/** The tiles of the library's first page, in their order. */
export const libraryIndex: readonly LibraryTile[] = [
  { to: paths.meditations.to(), title: 'Meditations', text: 'Guided, read aloud' },
  { to: paths.rituals.to(), title: 'Rituals', text: 'Morning to release' },
  {
    to: paths.healingFrequencies.to(),
    title: 'Healing Frequencies',
    text: 'Tones to rest in',
  },
  {
    to: paths.guidedSeries.to(),
    title: 'Guided Series',
    text: 'In five parts',
  },
  { to: paths.stories.to(), title: 'Stories', text: 'Short pieces to read' },
  {
    to: paths.blog.to(),
    title: 'Words That Hold',
    text: 'Essays and poems',
  },
  {
    to: paths.themesOfHealing.to(),
    title: 'Themes of Healing',
    text: 'Four ways in',
  },
  {
    to: paths.answers.to(),
    title: 'Plain Answers',
    text: 'To practical questions',
  },
  { to: paths.affirmations.to(), title: 'Affirmations', text: 'To say, or not' },
  {
    to: paths.gentleReminders.to(),
    title: 'Gentle Reminders',
    text: 'One at a time',
  },
  { to: paths.soundscapes.to(), title: 'Soundscapes', text: 'Rain, shore, night' },
  {
    to: paths.sharedJourneys.to(),
    title: 'Shared Journeys',
    text: 'Imagined letters',
  },
  {
    to: paths.miniChallenges.to(),
    title: 'Mini Challenges',
    text: 'Small steps',
  },
];
