import type { Piece } from '../reading/piece.ts';
import { colorMeditations } from './meditations-color.ts';
import { eveningMeditations } from './meditations-evening.ts';
import { groundingMeditations } from './meditations-grounding.ts';
import { manifestingMeditations } from './meditations-manifesting.ts';
import { morningMeditations } from './meditations-morning.ts';

/** The five kinds, in the order of their tabs. */
export const meditationTabs = ['Color', 'Manifesting', 'Morning', 'Evening', 'Grounding'] as const;

type Tab = (typeof meditationTabs)[number];

export type Meditation = Piece & { tab: Tab };

const byTab: Record<Tab, readonly Piece[]> = {
  Color: colorMeditations,
  Manifesting: manifestingMeditations,
  Morning: morningMeditations,
  Evening: eveningMeditations,
  Grounding: groundingMeditations,
};

export const meditations: readonly Meditation[] = meditationTabs.flatMap((tab) =>
  byTab[tab].map((piece) => ({ ...piece, tab })),
);
