import { paths } from '@mooring/contract';
import type { Icon } from '@mooring/ui';
import {
  AudioWaveformIcon,
  BellIcon,
  BookOpenIcon,
  CircleQuestionMarkIcon,
  CompassIcon,
  FlameKindlingIcon,
  FootprintsIcon,
  MailOpenIcon,
  QuoteIcon,
  SignpostIcon,
  TextQuoteIcon,
  WavesIcon,
  WindIcon,
} from '@mooring/ui/bundled';
import type { ComponentProps } from 'react';

export type LibraryTile = {
  icon: ComponentProps<typeof Icon>['as'];
  to: string;
  title: string;
  text: string;
};

/** The tiles of the library's first page, in their order. */
export const libraryIndex: readonly LibraryTile[] = [
  { icon: WindIcon, to: paths.meditations.to(), title: 'Meditations', text: 'Guided, read aloud' },
  { icon: FlameKindlingIcon, to: paths.rituals.to(), title: 'Rituals', text: 'Morning to release' },
  {
    icon: AudioWaveformIcon,
    to: paths.healingFrequencies.to(),
    title: 'Healing Frequencies',
    text: 'Tones to rest in',
  },
  {
    icon: SignpostIcon,
    to: paths.guidedSeries.to(),
    title: 'Guided Series',
    text: 'In five parts',
  },
  { icon: BookOpenIcon, to: paths.stories.to(), title: 'Stories', text: 'Short pieces to read' },
  {
    icon: TextQuoteIcon,
    to: paths.blog.to(),
    title: 'Words That Hold',
    text: 'Essays and poems',
  },
  {
    icon: CompassIcon,
    to: paths.themesOfHealing.to(),
    title: 'Themes of Healing',
    text: 'Four ways in',
  },
  {
    icon: CircleQuestionMarkIcon,
    to: paths.answers.to(),
    title: 'Plain Answers',
    text: 'To practical questions',
  },
  { icon: QuoteIcon, to: paths.affirmations.to(), title: 'Affirmations', text: 'To say, or not' },
  {
    icon: BellIcon,
    to: paths.gentleReminders.to(),
    title: 'Gentle Reminders',
    text: 'One at a time',
  },
  { icon: WavesIcon, to: paths.soundscapes.to(), title: 'Soundscapes', text: 'Rain, shore, night' },
  {
    icon: MailOpenIcon,
    to: paths.sharedJourneys.to(),
    title: 'Shared Journeys',
    text: 'Imagined letters',
  },
  {
    icon: FootprintsIcon,
    to: paths.miniChallenges.to(),
    title: 'Mini Challenges',
    text: 'Small steps',
  },
];
