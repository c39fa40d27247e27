import type { paths } from '@mooring/contract';
import type { Planted } from './life-testing.ts';

/** One address to open. */
export type Visit = {
  at: string;
  /** On the page once it is whole. */
  shows: RegExp;
  /** What is pressed one after the other: roles and names. */
  presses?: readonly ['button' | 'radio', string][];
  /** What it may show though it is muted, and why: the person asked for it here. */
  asked?: { may: RegExp; because: string };
};

export type RouteName = keyof typeof paths;

const visit = (at: string, shows: RegExp, asked?: Visit['asked']): Visit =>
  asked ? { at, shows, asked } : { at, shows };

/** Every route, by its name, with the addresses that are opened of it. A new route has to be named here. */
export const places = (planted: Planted): Record<RouteName, Visit[]> => ({
  home: [visit('/', /Mooring/)],
  landing: [visit('/landing', /<h1/)],
  returning: [visit('/return', /You began a page/)],
  dashboard: [visit('/dashboard', /You began a page/)],
  safety: [visit('/safety', /<h1/)],
  journal: [visit('/journal', /A quiet entry/)],
  journalMonth: [
    visit('/journal/month/2026-03', /<table/),
    visit('/journal/month/2026-03?day=11', /Saxifrage-entry|Not brought up/),
  ],
  write: [
    visit('/write', /<textarea/, {
      may: /Wilhelmina-draft/i,
      because: 'The person goes on with the page that they began.',
    }),
  ],
  entry: [
    visit(`/entry/${planted.entries.none}`, /A quiet entrytext/),
    visit(`/entry/${planted.entries['picture of word']}`, /Not brought up|-alt/),
    visit(`/entry/${planted.entries['picture of single']}`, /Not brought up|-alt/),
    ...(['single', 'tag', 'day'] as const).map((kind) =>
      visit(`/entry/${planted.entries[kind]}`, /It rained/, {
        may: /-entry(text)?$|^Ward Seven$/i,
        because: 'The person opened this entry.',
      }),
    ),
  ],
  edit: [
    visit(`/edit/${planted.entries.none}`, /A quiet entrytext/),
    visit(`/edit/${planted.entries.word}`, /<textarea/, {
      may: /Wilhelmina-entry/i,
      because: 'The person changes this entry.',
    }),
  ],
  prompts: [visit('/prompts', /Earlier prompts/), visit('/prompts?own=', /A quiet prompt/)],
  letters: [visit('/letters', /A quiet letter/)],
  letter: [
    visit('/letters/new', /A quiet called/),
    visit('/letters/letter-word', /<h1/, {
      may: /Wilhelmina-letter/i,
      because: 'The person opened this letter.',
    }),
  ],
  pause: [
    visit('/pause', /Show what I wrote/),
    {
      ...visit('/pause', /Wilhelmina-pausenote/, {
        may: /Wilhelmina-pausenote/i,
        because: 'The person pressed the button that shows what they wrote after a pause.',
      }),
      presses: [['button', 'Show what I wrote']],
    },
    visit('/pause?about=person-word', /<h1/, {
      may: /Wilhelmina-(person|called)/i,
      because: 'The person came from the page of the one whom they want to write to.',
    }),
  ],
  share: [visit('/share', /Nothing has arrived here/)],
  companion: [
    visit('/companion', /Begin Conversation/),
    visit('/companion?view=earlier', /Earlier conversations/),
  ],
  companionMemory: [visit('/companion/memory', /radio/)],
  healingPath: [visit('/healing-path', /Continue your path/)],
  healingPathOverview: [visit('/healing-path/overview', /Weekly anchor|Checkpoint 2/)],
  checkpoint: [
    visit('/healing-path/checkpoint/1', /Wilhelmina-reflection/, {
      may: /Wilhelmina-reflection/i,
      because: 'The person opened the checkpoint for which they wrote it.',
    }),
    visit('/healing-path/checkpoint/2', /Step 1 of 3/),
    visit('/healing-path/checkpoint/3', /A memory/),
  ],
  miniChallenges: [visit('/mini-challenges', /Continue your path/)],
  emotions: [
    visit('/emotions', /View Emotion History/),
    {
      ...visit('/emotions', /A quiet note[\s\S]*Not brought up|Larkspur-note/),
      presses: [['button', 'View Emotion History']],
    },
    {
      ...visit('/emotions', /A quiet finerword/),
      presses: [
        ['radio', 'Grief'],
        ['button', 'A more exact word (optional)'],
      ],
    },
  ],
  library: [visit('/library', /Soundscapes/)],
  rituals: [visit('/rituals', /<h1/)],
  meditations: [visit('/meditations', /<h1/)],
  healingFrequencies: [visit('/healing-frequencies', /<h1/)],
  guidedSeries: [visit('/guided-series', /<h1/)],
  stories: [visit('/stories', /<h1/)],
  blog: [visit('/blog', /<h1/)],
  themesOfHealing: [visit('/themes-of-healing', /<h1/)],
  affirmations: [visit('/affirmations', /<h1/)],
  gentleReminders: [visit('/gentle-reminders', /<h1/)],
  soundscapes: [visit('/soundscapes', /<h1/)],
  sharedJourneys: [visit('/shared-journeys', /<h1/)],
  bookmarks: [visit('/bookmarks', /A quiet moment/)],
  savedMoments: [visit('/saved-moments', /A quiet moment/)],
  answers: [visit('/library/answers', /<h1/)],
  profile: [visit('/profile', /Not to be brought up/)],
  profileDetails: [visit('/profile/details', /<h1/)],
  profileExport: [visit('/profile/export', /<h1/)],
  profileAppearance: [visit('/profile/appearance', /<h1/)],
  profilePrivacy: [visit('/profile/privacy', /<h1/)],
  whoCanRead: [visit('/profile/who-can-read', /<h1/)],
  profileReminders: [visit('/profile/reminders', /<h1/)],
  profileStorage: [visit('/profile/storage', /<h1/)],
  profileJourney: [visit('/profile/journey', /<h1/)],
  profileErase: [visit('/profile/erase', /<h1/)],
  legacy: [visit('/profile/when-i-am-gone', /<h1/)],
  people: [visit('/someone', /A quiet person/)],
  person: [
    visit('/someone/new', /<h1/),
    visit('/someone/person-null', /A quiet person/),
    visit('/someone/person-word', /A quiet saying/, {
      may: /Wilhelmina-(person|called|bond|saying|about|theirday)/i,
      because: 'The person opened the page of this one, and with it what mentions them.',
    }),
    visit('/someone/person-null?edit', /A quiet person/),
  ],
  hardDays: [
    visit('/profile/days', /A quiet day/),
    visit('/profile/days?day=new', /A quiet person/),
    visit('/profile/days?day=day-word', /<h1/, {
      may: /Wilhelmina-hardday/i,
      because: 'The person opened this day.',
    }),
  ],
  muted: [
    visit('/profile/muted', /Single things/, {
      may: /^(Wilhelmina|Ward Seven)$|-owntag$/i,
      because: 'The page lists what is not to be brought up, and every tag to choose from.',
    }),
  ],
  auth: [visit('/auth', /<h1/)],
  onboarding: [visit('/onboarding', /<h1/)],
  subscription: [visit('/subscription', /<h1/)],
});
