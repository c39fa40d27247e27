import { paths } from '@mooring/contract';

/** A drawing of 96 by 64: what has a colour, its outline, what is only hinted at, and the name of the colour. */
export type ShelfStrokes = { tone: string; fill: string; ink: string; faint: string };

/** What stands for each shelf of the library, by its address: ink outlines with one colour each, as in the garden. */
export const shelfStrokes: Readonly<Record<string, ShelfStrokes>> = {
  // Three stones on each other.
  [paths.meditations.to()]: {
    tone: '--emotion-peaceful-mark',
    fill: 'M31 49c-1-6 7-9 17-9s18 3 17 9c-1 5-8 7-17 7s-16-2-17-7z',
    ink: 'M31 49c-1-6 7-9 17-9s18 3 17 9c-1 5-8 7-17 7s-16-2-17-7zM36 34c0-5 5-7 11.5-7s11.5 3 11.5 7-4 6-11.5 6-11.5-2-11.5-6zM42 21.5c0-3.5 3-5.5 6.5-5.5s6.5 2 6.5 5.5-3 5.5-6.5 5.5-6.5-2-6.5-5.5z',
    faint: 'M8 57q8-2 16 0M70 57q9-2 18 0M30 61h38M39 47q6-3 14-2M42 33q4-2 9-1',
  },
  // A candle.
  [paths.rituals.to()]: {
    tone: '--scene-lamp',
    fill: 'M48 6c4 5 6 8 6 12a6 6 0 0 1-12 0c0-4 3-7 6-12z',
    ink: 'M48 6c4 5 6 8 6 12a6 6 0 0 1-12 0c0-4 3-7 6-12zM48 24v5M42 29h12v19h-12zM30 48h36c0 6-5 9-11 9h-14c-6 0-11-3-11-9zM66 50c4-4 10-2 10 1.5s-5 5.5-12 2',
    faint: 'M10 57h20M66 57h20M42 34q4 4 5 0v9M30 12l-5-3M66 12l5-3M28 22h-6M68 22h6',
  },
  // A singing bowl.
  [paths.healingFrequencies.to()]: {
    tone: '--emotion-acceptance-mark',
    fill: 'M26 33h44c-1 14-8 22-22 22s-21-8-22-22z',
    ink: 'M26 33h44c-1 14-8 22-22 22s-21-8-22-22zM40 58h16M70 29l12-15M80 11.5a3 3 0 0 1 4.5 4',
    faint: 'M36 26q12-7 24 0M30 19q18-11 36 0M25 12q23-13 44-2M33 40q2 7 8 10M12 58h22M62 58h22',
  },
  // Five posts along the water, the first one lit.
  [paths.guidedSeries.to()]: {
    tone: '--scene-lamp',
    fill: 'M12 12h10v9h-10z',
    ink: 'M12 12h10v9h-10zM13 12c1-4 7-4 8 0M13 57V23h8v34M11 22h12M35 55V29h7v26M34 29h9M53 53V35h6v18M52 35h8M68 51V39h5v12M67 39h7M80 49V42h4v7M79.5 42h5',
    faint:
      'M21 31q8 9 14 3M42 36q6 6 11 3M59 40q5 5 9 3M73 43q4 3 7 1M4 60q12-2 22-3M28 62q14-3 26-4M48 58q20-4 44-6',
  },
  // A book.
  [paths.stories.to()]: {
    tone: '--emotion-anger-mark',
    fill: 'M61 16v20l4.5-4 4.5 4V14z',
    ink: 'M48 22c-8-6-20-8-35-6v36c15-2 27-1 35 5c8-6 20-7 35-5V16c-15-2-27 0-35 6zM48 22v35M61 17v19l4.5-4 4.5 4V15.5',
    faint:
      'M21 26q11-1 19 2M21 33q11-1 19 2M21 40q11-1 19 2M21 47q8-1 14 1M56 42q9-3 19-3M56 49q8-3 14-3',
  },
  // A written page with a flower on it.
  [paths.blog.to()]: {
    tone: '--emotion-sadness-mark',
    fill: 'M64 22c-7-1-10-6-9-12l4 3 5-5 5 5 4-3c1 6-2 11-9 12z',
    ink: 'M64 22c-7-1-10-6-9-12l4 3 5-5 5 5 4-3c1 6-2 11-9 12zM64 22c1 10-1 20-7 30M63.5 38c3-6 9-7 14-5c-3 6-9 8-14 5zM61 44c-4-5-10-5-14-2c3 4 9 5 14 2zM50 7H22c-3 0-4 2-4 4v46h48c3 0 4-2 4-4v-9',
    faint: 'M26 17h18M26 24h21M26 31h13M26 38h12M26 50h22',
  },
  // A window of four panes.
  [paths.themesOfHealing.to()]: {
    tone: '--scene-lamp',
    fill: 'M30 10h17v19h-17zM49 31h17v19h-17z',
    ink: 'M27 7h42v46h-42zM30 10h17v19h-17zM49 10h17v19h-17zM30 31h17v19h-17zM49 31h17v19h-17zM21 53h54v5h-54z',
    faint: 'M24 6c-4 15-8 28-13 40M72 6c4 15 8 28 13 40M14 4h68M53 15l7 7M34 36l8 8',
  },
  // Keys.
  [paths.answers.to()]: {
    tone: '--emotion-hope-mark',
    fill: 'M32 8a12 12 0 1 0 0 24a12 12 0 1 0 0-24zM32 14a6 6 0 1 1 0 12a6 6 0 1 1 0-12z',
    ink: 'M32 8a12 12 0 1 0 0 24a12 12 0 1 0 0-24zM32 14a6 6 0 1 0 0 12a6 6 0 1 0 0-12zM43 25l33 21M73 44l-5 8M66 39.5l-4 6.5M29.5 32v27M34.5 32v27h-5M29.5 55h-6v-6h6M29.5 46h-4',
    faint: 'M12 61h72M52 10a20 20 0 0 1-4 16M76 46l3 2',
  },
  // The sun over the water.
  [paths.affirmations.to()]: {
    tone: '--emotion-hope-mark',
    fill: 'M24 44a24 24 0 0 1 48 0z',
    ink: 'M8 44h80M24 44a24 24 0 0 1 48 0M48 8v7M22 18l5 5M74 18l-5 5M12 34h6M84 34h-6',
    faint: 'M20 50q7-2 14 0t14 0 14 0 14 0M30 55q6-2 12 0t12 0 12 0M40 60q5-2 16 0',
  },
  // A bell.
  [paths.gentleReminders.to()]: {
    tone: '--scene-lamp',
    fill: 'M44 50a4.5 4.5 0 0 0 9 0z',
    ink: 'M36 24c0-8 5-11 12.5-11s12.5 3 12.5 11c0 10 2 14 6 20h-37c4-6 6-10 6-20zM28 44h41v4h-41zM44 48v2a4.5 4.5 0 0 0 9 0v-2M48.5 13V6M22 6h40M22 2v10',
    faint:
      'M53 55q-1 5-4.5 7M41 22q0-4 3-5M22 26q-4 8-4 16M75 26q4 8 4 16M14 30q-2 5-2 9M83 30q2 5 2 9',
  },
  // A shell.
  [paths.soundscapes.to()]: {
    tone: '--emotion-confused-mark',
    fill: 'M48 54C30 48 18 34 20 20q5-8 14-7 6-6 14-6t14 6q9-1 14 7c2 14-10 28-28 34z',
    ink: 'M48 54C30 48 18 34 20 20q5-8 14-7 6-6 14-6t14 6q9-1 14 7c2 14-10 28-28 34zM40 53l-3 5h22l-3-5M48 54V7M46 54L34 13M50 54L62 13M43 52L20 20M53 52L76 20',
    faint: 'M27 16l19 36M69 16L50 52M41 9l6 44M55 9l-6 44M10 60h20M66 60h20',
  },
  // A letter in a bottle.
  [paths.sharedJourneys.to()]: {
    tone: '--scene-lamp',
    fill: 'M46.9 21.5L54.4 35.7L34.1 46.5L26.6 32.3z',
    ink: 'M61.9 13.5L56.6 16.4C53.1 18.2 49.4 13.4 44.1 16.2L23.8 27C21.1 28.4 20.3 31.1 21.7 33.8L30.2 49.7M46 47L57.2 41C62.5 38.1 60.6 32.4 64.1 30.5L69.4 27.7M62.6 14.9L67.9 12.1L74 23.5L68.7 26.3M61.2 12.2L70.1 29M34.1 46.5L26.6 32.3 46.9 21.5 54.4 35.7 42 42.3',
    faint:
      'M41 25l6 11M33.8 29l6 11.5M6 50q8-4 16 0t16 0 16 0 16 0 16 0M16 56q7-3 14 0t14 0 14 0 14 0M32 62q6-2 12 0t12 0',
  },
  // Boots.
  [paths.miniChallenges.to()]: {
    tone: '--emotion-acceptance-mark',
    fill: 'M15 8h16v26c0 3 4 4 9 5 6 1 9 4 9 9v3H14v-9c1-3 1-6 1-9z',
    ink: 'M15 8h16v26c0 3 4 4 9 5 6 1 9 4 9 9v8H14v-15c1-3 1-6 1-9zM14 51h35M36 12h16l2 24c0 3 4 4 9 5 6 1 9 4 9 9v6H49M49 52h23',
    faint: 'M15 14h16M20 40v6M38 18h14M58 36q3 3 8 4M4 56h8M74 56h16',
  },
};
