import type { Checkpoint, HealingPath } from '@mooring/data';
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

/**
 * Makes a path of four checkpoints and a weekly anchor from what the person hopes for. The same words always give the
 * same path: no clock, no chance, and nothing leaves the device.
 */
export function generatePath(wish: {
  vision: string;
  theme: string | null;
}): Omit<HealingPath, 'startDate'> {
  const theme = themeFor(wish);
  const words = wordsOf(wish.vision);
  return {
    visionOfHealing: wish.vision.trim(),
    selectedTheme: wish.theme,
    customPath: order.map(({ family, icon }, index): Checkpoint => {
      const step = themeSteps[theme.id][family];
      return {
        id: index + 1,
        title: step.title,
        description: [step.description, extraFor(family, words, wish.vision)]
          .filter(Boolean)
          .join(' '),
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
export function themeFor(wish: { vision: string; theme: string | null }): Theme {
  const chosen = themes.find((theme) => theme.id === wish.theme);
  if (chosen) return chosen;
  const words = wordsOf(wish.vision);
  const lean = (theme: Theme) => theme.leanings.filter((word) => words.has(word)).length;
  return themes.reduce((best, theme) => (lean(theme) > lean(best) ? theme : best), steadyGround);
}

function extraFor(family: Family, words: ReadonlySet<string>, vision: string): string {
  const touch = touches.find(
    (one) => one.family === family && one.words.some((word) => words.has(word)),
  );
  if (touch) return touch.sentence;
  if (family !== 'future') return '';
  const own = themes.reduce((text, theme) => text.replace(theme.title, ''), vision).trim();
  return own === '' ? '' : `You wrote: “${cutText(own.replace(/\s+/g, ' '), echoLength)}”`;
}

function wordsOf(text: string): ReadonlySet<string> {
  return new Set(text.toLowerCase().match(/\p{L}+/gu) ?? []);
}
