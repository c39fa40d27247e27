/** Every page of Mooring: the pattern a router matches and, where it has parts, a builder that cannot be misspelt. */
type Parts<Pattern extends string> = Pattern extends `${string}:${infer Name}/${infer Rest}`
  ? Name | Parts<Rest>
  : Pattern extends `${string}:${infer Name}`
    ? Name
    : never;

type To<Pattern extends string> = [Parts<Pattern>] extends [never]
  ? () => Pattern
  : (parts: Record<Parts<Pattern>, string>) => string;

export type Page<Pattern extends string = string> = { pattern: Pattern; to: To<Pattern> };

function page<const Pattern extends string>(pattern: Pattern): Page<Pattern> {
  const to = (parts: Record<string, string> = {}) =>
    pattern.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(parts[name] ?? ''));
  return { pattern, to: to as To<Pattern> };
}

export const paths = {
  home: page('/'),
  landing: page('/landing'),
  /** Where 'I've Been Here Before' leads: on to the dashboard or to log-in, by who is known on this device. */
  returning: page('/return'),
  dashboard: page('/dashboard'),
  safety: page('/safety'),

  journal: page('/journal'),
  /** One month of it, yyyy-MM. */
  journalMonth: page('/journal/month/:month'),
  write: page('/write'),
  entry: page('/entry/:id'),
  edit: page('/edit/:id'),
  prompts: page('/prompts'),
  letters: page('/letters'),
  /** One letter. The id 'new' is a letter that is not kept yet. */
  letter: page('/letters/:id'),
  /** Ten minutes before writing to somebody. `?about=` names one of the ones who were lost. */
  pause: page('/pause'),
  /** What another app shared with this one. The service worker takes it in (decision 0068). */
  share: page('/share'),

  companion: page('/companion'),
  /** What the companion knows of what was told. */
  companionMemory: page('/companion/memory'),

  healingPath: page('/healing-path'),
  healingPathOverview: page('/healing-path/overview'),
  checkpoint: page('/healing-path/checkpoint/:id'),
  miniChallenges: page('/mini-challenges'),

  emotions: page('/emotions'),

  library: page('/library'),
  rituals: page('/rituals'),
  meditations: page('/meditations'),
  healingFrequencies: page('/healing-frequencies'),
  guidedSeries: page('/guided-series'),
  stories: page('/stories'),
  blog: page('/blog'),
  themesOfHealing: page('/themes-of-healing'),
  affirmations: page('/affirmations'),
  gentleReminders: page('/gentle-reminders'),
  soundscapes: page('/soundscapes'),
  sharedJourneys: page('/shared-journeys'),
  bookmarks: page('/bookmarks'),
  savedMoments: page('/saved-moments'),
  /** Plain answers to practical questions. */
  answers: page('/library/answers'),

  profile: page('/profile'),
  profileDetails: page('/profile/details'),
  profileExport: page('/profile/export'),
  profileAppearance: page('/profile/appearance'),
  profilePrivacy: page('/profile/privacy'),
  whoCanRead: page('/profile/who-can-read'),
  profileReminders: page('/profile/reminders'),
  profileStorage: page('/profile/storage'),
  profileJourney: page('/profile/journey'),
  profileErase: page('/profile/erase'),
  /** Whether somebody may read after the person's death. */
  legacy: page('/profile/when-i-am-gone'),
  /** The ones who were lost. */
  people: page('/someone'),
  /** One of them. The id 'new' is one who is not kept yet. */
  person: page('/someone/:id'),
  /** Days that matter, and days that are hard. */
  hardDays: page('/profile/days'),
  /** What is not to be brought up. */
  muted: page('/profile/muted'),
  auth: page('/auth'),
  onboarding: page('/onboarding'),
  subscription: page('/subscription'),
} as const;

/** What may travel in router state between pages. Never private text, but for the prompt a page offered. */
/**
 * `ownPrompt`: the id of a prompt of one's own, whose words do not travel. `goesOn`: words were put on the page, and the
 * person writes on below them. `day`: the local day, yyyy-MM-dd, that a new entry is about.
 */
export type WriteState = { prompt?: string; ownPrompt?: string; goesOn?: boolean; day?: string };
export type AuthState = { isLogin?: boolean };
/**
 * `draft` names a journal draft to bring along; its words are read from `data.drafts` and never carried here. `guided`: it is
 * not put into the message box; questions lead to an entry, one at a time.
 */
export type CompanionState = { initialPrompt?: string; draft?: string; guided?: boolean };
