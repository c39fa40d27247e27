import { paths } from '@mooring/contract';
import { matchPath } from '@mooring/contract/router';

type PageName = keyof typeof paths;

/** The name of every page for the browser's tab. The same for every entry: a title would show words to whoever passes. */
export const pageTitles: Record<PageName, string> = {
  home: '',
  landing: 'What you will find inside',
  returning: '',
  dashboard: 'Home',
  safety: 'Right now',
  journal: 'Journal',
  journalMonth: 'Journal',
  write: 'Write',
  entry: 'Entry',
  edit: 'Edit',
  prompts: 'Writing Prompts',
  letters: 'Letters',
  letter: 'Letter',
  pause: 'A pause',
  share: 'Shared',
  companion: 'Companion',
  companionMemory: 'What I know',
  healingPath: 'Healing Path',
  healingPathOverview: 'Your Healing Path',
  checkpoint: 'Checkpoint',
  miniChallenges: 'Healing Path',
  emotions: 'Check-In',
  library: 'Library',
  rituals: 'Rituals',
  meditations: 'Meditations',
  healingFrequencies: 'Healing Frequencies',
  guidedSeries: 'Guided Series',
  stories: 'Stories',
  blog: 'Words That Hold',
  themesOfHealing: 'Themes of Healing',
  affirmations: 'Affirmations',
  gentleReminders: 'Gentle Reminders',
  soundscapes: 'Soundscapes',
  sharedJourneys: 'Shared Journeys',
  bookmarks: 'Bookmarks',
  savedMoments: 'Bookmarks',
  answers: 'Plain Answers',
  profile: 'Profile',
  profileDetails: 'Your details',
  profileExport: 'Export and backup',
  profileAppearance: 'Appearance',
  profilePrivacy: 'Privacy',
  whoCanRead: 'Who can read what',
  profileReminders: 'Reminders',
  profileStorage: 'Kept on this device',
  profileJourney: 'Your journey',
  legacy: 'When I am gone',
  profileErase: 'Erase everything',
  people: 'Someone you lost',
  person: 'Someone you lost',
  hardDays: 'Days and dates',
  muted: 'Not to be brought up',
  auth: 'Sign up or log in',
  onboarding: 'Understanding Your Journey',
  subscription: 'Your access',
};

const names = Object.keys(paths).filter((name): name is PageName => name in pageTitles);

/** 'Journal · Mooring' */
export function titleOf(pathname: string): string {
  const name = names.find((each) => matchPath(paths[each].pattern, pathname));
  const title = name ? pageTitles[name] : 'Page not found';
  return title === '' ? 'Mooring' : `${title} · Mooring`;
}
