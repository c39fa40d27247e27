import { paths } from '@mooring/contract';

/** The pages of the library, by the names stored in the moments kept from them. The names never change. */
const pagePaths = {
  answers: { page: paths.answers.to(), opens: 'read' },
  affirmations: { page: paths.affirmations.to(), opens: null },
  blog: { page: paths.blog.to(), opens: 'read' },
  'gentle-reminders': { page: paths.gentleReminders.to(), opens: null },
  'guided-series': { page: paths.guidedSeries.to(), opens: 'read' },
  'healing-frequencies': { page: paths.healingFrequencies.to(), opens: null },
  meditations: { page: paths.meditations.to(), opens: 'read' },
  rituals: { page: paths.rituals.to(), opens: 'ritual' },
  'shared-journeys': { page: paths.sharedJourneys.to(), opens: 'read' },
  soundscapes: { page: paths.soundscapes.to(), opens: null },
  stories: { page: paths.stories.to(), opens: 'read' },
  'themes-of-healing': { page: paths.themesOfHealing.to(), opens: 'read' },
} as const satisfies Record<string, { page: string; opens: string | null }>;

export type LibraryPage = keyof typeof pagePaths;

export const sourceIdOf = (room: LibraryPage, id: string) => `${room}/${id}`;

/** The URL of the library item that a moment was kept from; null for any other moment. */
export function addressOf(sourceId: string | null): string | null {
  const [room = '', id = ''] = sourceId?.split('/') ?? [];
  if (!Object.hasOwn(pagePaths, room) || id === '') return null;
  const { page, opens } = pagePaths[room as LibraryPage];
  return opens === null ? page : `${page}?${new URLSearchParams({ [opens]: id })}`;
}
