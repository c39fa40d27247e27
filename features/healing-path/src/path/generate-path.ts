import type { Checkpoint, HealingPath, RecordValues } from '@mooring/data';
import { brought, carried } from './brought.ts';
import { cutText } from './cut-text.ts';
import type { Family } from './family.ts';
import { themeSteps } from './theme-steps.ts';
import { steadyGround, type Theme, themes } from './themes.ts';
import { touches } from './touches.ts';

const order: readonly { family: Family; icon: string }[] = [
  { family: 'letter', icon: 'flower' },
  { family: 'memory', icon: 'leaf' },
  { family: 'ritual', icon: 'star' },
  { family: 'future', icon: 'flower' },
];

/** Enough of a vision to be recognised as one's own, short enough to stand inside a sentence. */
const echoLength = 80;

/** What a path is made from. `answers` are those of onboarding, by question; none where it was skipped. */
export type Wish = {
  vision: string;
  theme: string | null;
  answers?: RecordValues['onboarding'] | null;
};

/**
 * Makes a path of four checkpoints and a weekly anchor from what the person hopes for and what they said on their way
 * in. The same words always give the same path: no clock, no chance, and nothing leaves the device.
 */
export function generatePath(wish: Wish): Omit<HealingPath, 'startDate'> {
  const theme = themeFor(wish);
  return {
    visionOfHealing: wish.vision.trim(),
    selectedTheme: wish.theme,
    customPath: order.map(({ family, icon }, index): Checkpoint => {
      const step = themeSteps[theme.id][family];
      return {
        id: index + 1,
        title: step.title,
        description: [step.description, ...extrasFor(family, wish)].join(' '),
        icon,
        completed: false,
      };
    }),
    currentCheckpoint: 1,
    weeklyAnchor: { ...theme.anchor },
    responses: {},
  };
}

/** The chosen theme, else the one the vision leans towards most, else steady ground. */
export function themeFor(wish: Pick<Wish, 'vision' | 'theme'>): Theme {
  const chosen = themes.find((theme) => theme.id === wish.theme);
  if (chosen) return chosen;
  const words = wordsOf(wish.vision);
  const lean = (theme: Theme) => theme.leanings.filter((word) => words.has(word)).length;
  return themes.reduce((best, theme) => (lean(theme) > lean(best) ? theme : best), steadyGround);
}

/** At most two sentences: one for the words of the vision or a feeling, one for what brought the person here. */
function extrasFor(family: Family, wish: Wish): string[] {
  const words = wordsOf(wish.vision);
  const touch = touches.find(
    (one) => one.family === family && one.words.some((word) => words.has(word)),
  );
  const feelings = listed(wish.answers?.feelings);
  const feeling = carried.find((one) => one.family === family && feelings.includes(one.feeling));
  const because = listed(wish.answers?.brings).flatMap((id) => brought[id]?.[family] ?? []);
  const first = touch?.sentence ?? feeling?.sentence ?? (family === 'future' ? echo(wish) : '');
  return [first, because[0] ?? ''].filter(Boolean);
}

/** The person's own words, without a theme's. */
function echo({ vision }: Wish): string {
  const own = themes.reduce((text, theme) => text.replace(theme.title, ''), vision).trim();
  return own === '' ? '' : `You wrote: “${cutText(own.replace(/\s+/g, ' '), echoLength)}”`;
}

const listed = (answer: string | string[] | undefined) => [answer ?? []].flat();

function wordsOf(text: string): ReadonlySet<string> {
  return new Set(text.toLowerCase().match(/\p{L}+/gu) ?? []);
}
