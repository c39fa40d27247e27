import { paths } from '@mooring/contract';
import type { IconNode } from '@mooring/ui';
import { FeatherIcon, FlameKindlingIcon, LifeBuoyIcon, NotebookPenIcon } from '@mooring/ui/bundled';
import type { Period } from './supportive-lines.ts';

/** The kinds of support that the onboarding offers, by the ids under which the answer is stored. */
export const supports = [
  'listening',
  'finding-words',
  'daily-shape',
  'worst-moments',
  'quiet',
] as const;
export type Support = (typeof supports)[number];

/** Something Home puts above its two cards. */
export type Offer = {
  title: string;
  text: string;
  icon: IconNode;
  to: string;
  /** It asks something of the person, so 'Not today' hides it. */
  asks: boolean;
};

/** What Home offers first: which card leads, and what stands above both. */
export type FirstOffer = {
  lead: 'companion' | 'journaling';
  checkInFirst: boolean;
  offer: Offer | null;
};

/** Where nothing was chosen yet: the companion first, as for 'listening'. */
const listening: FirstOffer = { lead: 'companion', checkInFirst: false, offer: null };

/** What to offer first for the chosen support at this part of the day. The two cards always stay. */
export function firstOffer(support: string | null, period: Period): FirstOffer {
  switch (support) {
    case 'finding-words':
      return { lead: 'journaling', checkInFirst: false, offer: question };
    case 'daily-shape':
      return { lead: 'companion', checkInFirst: true, offer: rituals[period] };
    case 'worst-moments':
      return { lead: 'companion', checkInFirst: false, offer: ground };
    case 'quiet':
      return { lead: 'journaling', checkInFirst: false, offer: page };
    default:
      return listening;
  }
}

const question: Offer = {
  title: 'A question to begin with',
  text: "Today's writing prompt, for a blank page.",
  icon: FeatherIcon,
  to: paths.prompts.to(),
  asks: true,
};

const ground: Offer = {
  title: 'For the worst moments',
  text: 'Breathing and grounding, for the next few minutes.',
  icon: LifeBuoyIcon,
  to: paths.safety.to(),
  asks: false,
};

const page: Offer = {
  title: 'An empty page',
  text: 'Nothing on it but your words.',
  icon: NotebookPenIcon,
  to: paths.write.to(),
  asks: false,
};

const ritual = (id: string, title: string, text: string): Offer => ({
  title,
  text,
  icon: FlameKindlingIcon,
  to: `${paths.rituals.to()}?ritual=${id}`,
  asks: true,
});

/** One small ritual for each part of the day. */
const rituals: Record<Period, Offer> = {
  morning: ritual('gentle-awakening', 'Gentle Awakening', 'A small ritual for the morning.'),
  afternoon: ritual(
    'sensory-grounding',
    '5-4-3-2-1 Sensory Grounding',
    'A small ritual for the middle of the day.',
  ),
  evening: ritual('daily-release', 'Daily Release', 'A small ritual for the evening.'),
  'late night': ritual(
    'calming-visualization',
    'Calming Visualization',
    'A small ritual for the night.',
  ),
};
